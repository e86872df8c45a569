import { CLAIMS, MINIMUM_AGE } from '@/config/constants';
import { REFUND_SENTENCE } from '@/config/constants';
import { SUPPORT_STATEMENT } from '@/config/policyFigures';
import { DELIVERY, REFUND_WINDOWS, TERMS_HOURS, TERMS_LIMITS } from '@/config/policyFigures';
import { site } from '@/config/site';
import { type Policy, PolicyDocument } from '@/features/policies';

/** The contract between the shop and its customers, in the 13 sections that the specification asks for. */
const termsPolicy: Policy = {
  title: 'Terms and Conditions',
  description: `The terms on which ${site.siteName} sells and licenses ready-made software projects.`,
  effectiveFrom: '2025-10-01',
  isNumbered: true,
  introduction: `These terms are the agreement between you and ${site.siteName}, based in Bangalore, India. They apply whenever you use this website or buy from it, and they are an electronic record under the Information Technology Act, 2000.`,
  sections: [
    {
      id: 'acceptance',
      heading: 'Acceptance of these terms',
      blocks: [
        'You accept these terms when you create an account, sign in or buy a project. If you do not agree with them, please do not use the service.',
        'Our Privacy Policy, Cancellations and Refunds policy and Shipping and Delivery Policy are part of this agreement. If you act for a company or another organisation, you confirm that you are allowed to bind it.',
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who may use the service',
      blocks: [
        `You must be at least ${MINIMUM_AGE} years old to register and to buy, and able to enter into a contract under the Indian Contract Act, 1872.`,
        'Anyone may look at the public pages without an account.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        'Buying, downloading and live chat need an account with profile data: your name, email address and phone number. Please give correct details and keep them up to date; receipts and messages about your orders depend on them.',
        {
          list: [
            'An account is for one person. Keep your password secret and do not share your sign-in.',
            'You are responsible for what is done through your account, unless it happens because of a fault of ours.',
            `Tell us at once at ${site.contactEmail} if you think that somebody else has used your account.`,
          ],
        },
      ],
    },
    {
      id: 'projects-and-prices',
      heading: 'Projects and prices',
      blocks: [
        'The page of each project describes its features, technologies, file size and price. We take care that the description is right; pictures illustrate the project and may differ from your installation.',
        'Prices are one-time prices in Indian rupees (INR). We add no processing fee. We may change a price or withdraw a project at any time, but never for an order already paid.',
        'If a project was offered at an obviously wrong price, we may cancel the order and refund the full amount.',
      ],
    },
    {
      id: 'payment-and-delivery',
      heading: 'Payment and delivery',
      blocks: [
        'Payments are taken by a card payment provider, in its own secure window. We receive a confirmation and the payment references, never your full card number. The contract for a project is made when the payment is confirmed.',
        `Every paid order has an order number and a transaction ID. Delivery is by download: links are ${DELIVERY.downloadLinks} and valid ${DELIVERY.linksValid}, and downloads are ${DELIVERY.downloads}. The Shipping and Delivery Policy gives the details.`,
      ],
    },
    {
      id: 'commercial-license',
      heading: 'Commercial license',
      blocks: [
        'With each project you buy, we grant you a non-exclusive, worldwide commercial license to its code and files. It is paid once and does not expire. You may:',
        {
          list: [
            'use the project in your own products and business, including paid ones;',
            'change it, extend it and combine it with other code;',
            'use it in work for a client, and hand the finished work over to that client;',
            'learn from it and show what you built with it in your portfolio.',
          ],
        },
        'You may not:',
        {
          list: [
            'resell, sublicense, give away or publish the project as it is, or with only small changes, as a template, a download or source code;',
            'share your download links or your account;',
            'claim that you wrote the original project, or remove copyright and license notices from it.',
          ],
        },
        'Open-source parts inside a project stay under their own licenses. Copyright in the project remains with us or its author; copyright in your changes is yours. If the price is refunded, or the project is exchanged or credited, its license ends and you must delete your copies.',
      ],
    },
    {
      id: 'acceptable-use',
      heading: 'Acceptable use',
      blocks: [
        'When you use the website, the live chat or a project, you agree not to:',
        {
          list: [
            'break the law or infringe the rights of others;',
            'hand in a project as your own coursework where your institution forbids it;',
            'test, bypass or overload our security, or collect content from the website by automated means;',
            'upload malware, or send unlawful, abusive or misleading messages;',
            'pay with a card or an account that you are not allowed to use.',
          ],
        },
      ],
    },
    {
      id: 'support-and-services',
      heading: 'Support and other services',
      blocks: [
        `Each project comes with ${CLAIMS.freeSupport}. It covers help with installing and running the project as delivered and the correction of faults in it. It does not cover new features, other people's hosting, or faults caused by your own changes.`,
        'Custom projects, customisation and internships are agreed separately in writing, with their own scope, price and dates. Project ideas are inspiration; they are not an offer to build something at a particular price.',
      ],
    },
    {
      id: 'cancellations-and-refunds',
      heading: 'Cancellations and refunds',
      blocks: [
        `You may cancel an order free of charge until you have paid. ${REFUND_SENTENCE} This is what our ${REFUND_WINDOWS.guarantee} for technical issues and the ${CLAIMS.moneyBack} promise, each for the cases described in the Cancellations and Refunds policy, which also covers exchanges and platform credit.`,
      ],
    },
    {
      id: 'warranty-and-liability',
      heading: 'Warranty and liability',
      blocks: [
        'We promise that a project does what its page says when it is installed as its documentation describes. Beyond that, and as far as the law allows, projects and the website are provided as they are. You decide whether a project suits your purpose, and you should test it before you use it in production.',
        `Our total liability to you, for all claims together, is limited to ${TERMS_LIMITS.liabilityCap} by you to ${site.siteName}, counted back from the event that gave rise to the claim. We are not liable for lost profit, lost data or other indirect loss, nor for events beyond our reasonable control.`,
        'Nothing in these terms limits liability for fraud or wilful misconduct, or any right that cannot be limited by law, including your rights under the Consumer Protection Act, 2019.',
      ],
    },
    {
      id: 'changes-and-termination',
      heading: 'Changes and termination',
      blocks: [
        `We may change these terms. The notice period is ${TERMS_LIMITS.noticePeriod}: we announce a change by email or on this page at least that long before it takes effect. An order is governed by the terms in force when it was paid.`,
        `You may close your account at any time by writing to ${site.contactEmail}. We may end an account with ${TERMS_LIMITS.noticePeriod} notice, or at once if it is used for fraud or in serious breach of these terms. Licenses to projects you have paid for continue, unless they were themselves broken in a serious way; please download your projects before the account is closed.`,
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law and disputes',
      blocks: [
        'These terms are governed by the laws of India. The courts of Bangalore, Karnataka have exclusive jurisdiction, except where the law gives a consumer the right to go elsewhere.',
        'Please contact us first: most complaints are settled quickly. If a part of these terms turns out to be invalid, the rest stays in force.',
      ],
    },
    {
      id: 'contact',
      heading: 'Business hours and contact',
      blocks: [
        `${SUPPORT_STATEMENT} The Help page says more. Matters concerning these terms have business hours of their own:`,
        { list: [TERMS_HOURS.weekdays, TERMS_HOURS.saturday, TERMS_HOURS.sunday] },
        {
          list: [
            `Email: ${site.contactEmail}`,
            `Phone: ${site.contactPhone}`,
            `Address: ${site.siteName}, ${site.address}`,
            ...(site.gstin ? [`GSTIN: ${site.gstin}`] : []),
          ],
        },
        `Complaints can be addressed to the Grievance Officer, ${site.siteName}, at the same address and email. A complaint is acknowledged and resolved within the periods set by the Information Technology Act, 2000, the Consumer Protection (E-Commerce) Rules, 2020 and the rules made under them.`,
      ],
    },
  ],
};

/** The terms and conditions, in 13 numbered sections (specification, section 2: Policy pages). */
export default function TermsPage() {
  return <PolicyDocument policy={termsPolicy} />;
}
