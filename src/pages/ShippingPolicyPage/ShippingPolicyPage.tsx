import { CLAIMS } from '@/config/constants';
import { SUPPORT_STATEMENT } from '@/config/policyFigures';
import { DELIVERY } from '@/config/policyFigures';
import { site } from '@/config/site';
import { type Policy, PolicyDocument } from '@/features/policies';

/** How a bought project reaches its buyer, and for how long it can be downloaded. */
const shippingPolicy: Policy = {
  title: 'Shipping and Delivery Policy',
  description: `How ${site.siteName} delivers software projects: instant digital delivery, download links and their limits.`,
  effectiveFrom: '2025-10-01',
  introduction: `${site.siteName} sells digital goods only. Nothing is posted to you: every project is delivered as a download in your account, and there is no shipping charge.`,
  sections: [
    {
      id: 'delivery-steps',
      heading: 'How delivery works',
      blocks: [
        {
          steps: [
            {
              title: `Payment confirmation: ${DELIVERY.paymentConfirmation}`,
              text: 'As soon as the card payment provider confirms your payment, the project is marked as yours. The payment is given an order number and a transaction ID, which you find on the receipt in your dashboard as Order ID and Payment ID.',
            },
            {
              title: `Order processing: ${DELIVERY.orderProcessing}`,
              text: 'Our team checks the order by hand: that the amount was received, that it was not charged twice and that the files are complete. You do not have to wait for this check to download.',
            },
            {
              title: `Download links: ${DELIVERY.downloadLinks}`,
              text: 'Your first download starts by itself moments after payment. A new link is made each time you choose Download on the project page, in your dashboard or in My Projects.',
            },
            {
              title: 'Ongoing delivery',
              text: 'The project stays in My Projects. If its files are updated while your downloads run, the next download brings you the newer version.',
            },
          ],
        },
      ],
    },
    {
      id: 'instant-download-and-processing',
      heading: 'Instant download and manual checks',
      blocks: [
        `Delivery is digital and instant; the ${DELIVERY.orderProcessing} of order processing run alongside it and do not delay it. If a check finds a problem, such as a duplicate charge or an incomplete archive, we contact you at the email address of your account and put it right.`,
        'Very rarely, a bank reports a payment late. The project is then delivered when the payment is confirmed. Your dashboard lists a payment once it is no longer pending.',
      ],
    },
    {
      id: 'download-limits',
      heading: 'Download links and limits',
      blocks: [
        {
          columns: ['What', 'Limit'],
          rows: [
            ['Downloads of a project you own', `Downloads are ${DELIVERY.downloads} from purchase`],
            [
              'Each of the download links',
              `Valid ${DELIVERY.linksValid} from the moment it is made`,
            ],
            ['The code you have downloaded', 'Yours to use for life'],
          ],
        },
        'A link that has run out costs you nothing: sign in and choose Download again for a new one. Links are personal to your account, so please do not share them.',
        'The year limits how long we promise to serve the files, not how long you may use them. Code once downloaded is yours to use for life under its commercial license, so keep a backup of the archive.',
      ],
    },
    {
      id: 'what-you-receive',
      heading: 'What you receive',
      blocks: [
        {
          list: [
            'One ZIP archive with the source code and the other files described on the project page.',
            'Access to the project in My Projects, from any device on which you sign in.',
            'A receipt with your order number and transaction ID, ready to print from your dashboard.',
            `Help with getting started: ${CLAIMS.freeSupport}.`,
          ],
        },
        'The file size is shown on the project page. Please check that you have enough storage and a stable connection before you download.',
      ],
    },
    {
      id: 'delivery-problems',
      heading: 'If something goes wrong',
      blocks: [
        'If a download fails, first try again with a fresh link from My Projects. If your dashboard says that a payment is not confirmed yet, we keep checking it for you, and Check payment again there does so at once; you do not need to pay twice. If the project still does not appear in your account, or the archive does not open, contact us with:',
        {
          list: [
            'your order number,',
            'your transaction ID, or the payment reference of your bank,',
            'the email address of your account,',
            'the title of the project and the text of any error message.',
          ],
        },
        'A problem we cannot solve is handled under our Cancellations and Refunds policy.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        `Write to ${site.contactEmail} or call ${site.contactPhone}. ${SUPPORT_STATEMENT}`,
        `${site.siteName}, ${site.address}`,
      ],
    },
  ],
};

/** The policy on the delivery of projects (specification, section 2: Policy pages). */
export default function ShippingPolicyPage() {
  return <PolicyDocument policy={shippingPolicy} />;
}
