import { CLAIMS } from '@/config/constants';
import { REFUND_SENTENCE } from '@/config/constants';
import { SUPPORT_STATEMENT } from '@/config/policyFigures';
import { REFUND_TIMINGS, REFUND_WINDOWS } from '@/config/policyFigures';
import { refundReasons } from '@/config/refundReasons';
import { site } from '@/config/site';
import { type Policy, PolicyDocument } from '@/features/policies';

/** When money is refunded, when a project can be exchanged, and how long each takes. */
const refundPolicy: Policy = {
  title: 'Cancellations and Refunds',
  description: `When and how ${site.siteName} cancels orders, refunds payments and exchanges projects.`,
  effectiveFrom: '2025-10-01',
  introduction:
    'A digital project cannot be handed back like a parcel, so this page says exactly when you get your money back, how to ask for it and how long it takes. Every period counts from the moment of purchase.',
  sections: [
    {
      id: 'guarantees',
      heading: 'Our guarantees',
      blocks: [
        REFUND_SENTENCE,
        `Each purchase is covered by a ${REFUND_WINDOWS.guarantee}: report a technical issue that keeps the project from working as delivered, and if we cannot fix it, we refund it.`,
        `The two guarantees fit together like this: the ${REFUND_WINDOWS.guarantee} is for technical issues with the delivered files, while the shop's ${CLAIMS.moneyBack} covers one further case for longer, a project that does not do what its page says.`,
      ],
    },
    {
      id: 'cancellations',
      heading: 'Cancelling an order',
      blocks: [
        'Until you have paid, you can cancel by closing the payment window or removing the project from your cart; nothing is charged. Once a payment is confirmed, the project is delivered at once, so a cancellation is handled as a refund request under the rules below.',
      ],
    },
    {
      id: 'refundable',
      heading: 'What we refund',
      blocks: [
        {
          columns: ['Reason', 'Tell us', 'What applies'],
          rows: Object.values(refundReasons).map(({ label, period, condition }) => [
            label,
            capitalised(period),
            condition,
          ]),
        },
        'For a wrong project, a download that started by itself after payment and that you stopped before it finished does not count as a download.',
      ],
    },
    {
      id: 'not-refundable',
      heading: 'What we do not refund',
      blocks: [
        {
          list: [
            'Change of mind: you no longer need the project, or have found another.',
            'Downloaded and used: the project works as described and you have used it.',
            'Faults caused by your own changes, or by an environment that the project page does not list as supported.',
            'Requests that reach us after the periods above.',
          ],
        },
        'These exclusions do not take away the guarantees for a project that is faulty or not as described, nor any right you have by law, including under the Consumer Protection Act, 2019.',
      ],
    },
    {
      id: 'exchange-and-credit',
      heading: 'Exchange or platform credit',
      blocks: [
        'Where a refund is not due, or not what you want, you can ask us to exchange the project or to credit its price. We decide after a review that takes into account whether the code has been put to use.',
        {
          list: [
            `Exchange requests: ${REFUND_WINDOWS.exchangeOrCredit} of purchase, and ${REFUND_WINDOWS.exchanges}. You pay a difference in price, or receive it as platform credit.`,
            `Credit requests: ${REFUND_WINDOWS.exchangeOrCredit} of purchase. The price paid is added to your account as platform credit.`,
            `Platform credit is valid ${REFUND_WINDOWS.creditValid}. It can be spent on any project, is not paid out in cash and cannot be passed on to another account.`,
          ],
        },
        'To spend platform credit, tell our support team which project you would like before you pay for it. The license to the project you give up ends with the exchange or credit.',
      ],
    },
    {
      id: 'how-to-request',
      heading: 'How to ask for a refund',
      blocks: [
        {
          steps: [
            {
              title: 'Contact support',
              text: `Write to ${site.contactEmail} or use the live chat. Give your order number, your transaction ID, the email address of your account and the reason. Where the list of your payments shows Refund, you can ask there as well. The receipt in your dashboard names the first two as Order ID and Payment ID. For a technical issue, add the error message or a screenshot.`,
            },
            {
              title: `Review: ${REFUND_TIMINGS.review}`,
              text: 'We check the payment, the downloads and the problem you describe. We may ask a question or offer a fix first, and then tell you our decision and the reason for it.',
            },
            {
              title: `Approval and processing: ${REFUND_TIMINGS.processing}`,
              text: 'When the refund is approved, we pass it to the payment provider, confirm it by email and close your access to the project.',
            },
          ],
        },
      ],
    },
    {
      id: 'timing',
      heading: 'When the money arrives',
      blocks: [
        {
          columns: ['Stage', 'Time'],
          rows: [
            ['Review of your request', REFUND_TIMINGS.review],
            ['Processing after approval', REFUND_TIMINGS.processing],
            ['Your bank, until the amount is in your account', REFUND_TIMINGS.bank],
          ],
        },
        'The stages follow one another. Refunds go to the original payment method, in Indian rupees; we cannot send them to another card or account. If the money has not arrived by then, send us the transaction ID and we will trace it with the payment provider.',
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

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The policy on cancellations, refunds and exchanges (specification, section 2: Policy pages). */
export default function RefundPolicyPage() {
  return <PolicyDocument policy={refundPolicy} />;
}
