import { CLAIMS } from '@/config/constants';
import { REFUND_SENTENCE } from '@/config/constants';
import { paths } from '@/config/paths';
import { DELIVERY } from '@/config/policyFigures';
import { site } from '@/config/site';
import { isCartPayable, providerTexts } from '@/features/buying';

/** A question with its answer and a link to more about it. */
export type Faq = {
  question: string;
  answer: string;
  link?: { label: string; to: string };
};

const BUYING_SEVERAL = {
  inOneCheckout:
    'Yes. Add them to your cart and choose Proceed to Checkout: you pay for one project after another, and each has a receipt of its own. You can skip a project, or stop and go on later.',
  separately:
    'Each project is paid for on its own and has a receipt of its own. Your cart keeps what you have chosen: open a project from it and choose Purchase Now, then go on with the next.',
};

/** Returns the most frequent questions of customers (specification, section 2: Help page). */
export const helpFaq = (): readonly Faq[] => [
  {
    question: 'How do I buy a project?',
    answer:
      'Create an account or log in, open the project and choose Purchase Now. The price you see is what you pay: once, in rupees, with no processing fee.',
    link: { label: 'Browse the projects', to: paths.projects },
  },
  {
    question: 'How do I pay, and is it safe?',
    answer: providerTexts.help,
  },
  {
    question: 'Can I buy several projects at once?',
    answer: isCartPayable() ? BUYING_SEVERAL.inOneCheckout : BUYING_SEVERAL.separately,
    link: { label: 'Your cart', to: paths.cart },
  },
  {
    question: 'When can I download what I bought?',
    answer: `At once. Download links are ${DELIVERY.downloadLinks}: the first download starts by itself after the payment, and afterwards the project stands in My Projects.`,
    link: { label: 'Shipping and delivery', to: paths.shipping },
  },
  {
    question: 'My download link no longer works. What now?',
    answer: `A link is valid for ${DELIVERY.linksValid}. Choose Download in My Projects and you get a new one; downloads are ${DELIVERY.downloads}.`,
    link: { label: 'Download links and limits', to: `${paths.shipping}#download-limits` },
  },
  {
    question: 'What may I do with the code?',
    answer:
      'Every purchase comes with a commercial license: use, change and extend the code in your own products and in work for clients. You may not resell or publish the project as it is.',
    link: { label: 'The commercial license', to: `${paths.terms}#commercial-license` },
  },
  {
    question: 'Can I get my money back?',
    answer: `Yes, when something is wrong. ${REFUND_SENTENCE} A change of mind is not refundable.`,
    link: { label: 'Cancellations and refunds', to: paths.refunds },
  },
  {
    question: 'I have paid, but the project is not in My Projects',
    answer: `Do not pay again. If your dashboard says that the payment is not confirmed yet, we keep checking it for you, and Check payment again there does so at once. Very rarely a bank reports a payment late, so look once more after a few minutes. If the project is still missing, write to ${site.contactEmail} with the email address of your account and the payment ID, or else the payment reference of your bank. We deliver the project or refund the payment.`,
    link: { label: 'If something goes wrong', to: `${paths.shipping}#delivery-problems` },
  },
  {
    question: 'Do you help me to get a project running?',
    answer: `Yes: ${CLAIMS.freeSupport}. It covers installing and running the project as delivered and fixing faults in it.`,
    link: { label: 'Talk to us', to: paths.contact },
  },
  {
    question: 'Can you change a project for me, or build my own?',
    answer:
      'Both. Tell us in the live chat what you need. Scope, price and dates are agreed in writing before any work starts.',
    link: { label: 'Custom projects', to: `${paths.contact}#custom-projects` },
  },
  {
    question: 'How do I get an internship?',
    answer: `Log in, choose one of the six programs of ${CLAIMS.internshipLength} each and press Apply Now. The live chat opens and we talk about what you can do and what you want to learn.`,
    link: { label: 'The six programs', to: paths.internships },
  },
  {
    question: 'How do I change my name, phone number or password?',
    answer: 'Log in, open your dashboard and go to Account settings.',
    link: { label: 'Your dashboard', to: paths.dashboard },
  },
];
