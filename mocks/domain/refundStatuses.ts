import type { RefundDecision, RefundStatus } from '@/api/generated/admin.gen';

type Letter = { subject: (title: string) => string; text: (amount: string) => string };

/** How an admin brings a refund into a status. */
type Step = {
  from: RefundStatus;
  day: 'decidedAt' | 'refundedAt';
  /** It ends the buyer's ownership and takes the invoice back. */
  isApproval?: true;
  /** The buyer must be told why. */
  needsNote?: true;
};

type RefundRule = {
  /** Says of a refund why another decision is not possible. */
  obstacle: string;
  /** What the buyer is mailed. */
  letter: Letter;
};

/** The rules of each status of a refund; those that an admin brings about have a step. */
export const REFUND_STATUSES: {
  readonly [Status in RefundStatus]: RefundRule &
    (Status extends RefundDecision['status'] ? { step: Step } : { step?: undefined });
} = {
  requested: {
    obstacle: 'This refund has not been decided yet',
    letter: {
      subject: (title) => `We have your request for a refund of ${title}`,
      text: (amount) =>
        `we have your request for a refund of ${amount}. We read it and answer by email.`,
    },
  },
  approved: {
    step: { from: 'requested', day: 'decidedAt', isApproval: true },
    obstacle: 'This refund was approved already',
    letter: {
      subject: (title) => `Your refund of ${title} is approved`,
      text: (amount) =>
        `your refund of ${amount} is approved and passed to the payment provider. Your access to the project has ended.`,
    },
  },
  declined: {
    step: { from: 'requested', day: 'decidedAt', needsNote: true },
    obstacle: 'This refund was declined already',
    letter: {
      subject: (title) => `Your refund of ${title} is declined`,
      text: (amount) =>
        `we cannot refund ${amount} under the refund policy. The project is still yours.`,
    },
  },
  refunded: {
    step: { from: 'approved', day: 'refundedAt' },
    obstacle: 'This refund was paid out already',
    letter: {
      subject: (title) => `Your refund of ${title} is on its way`,
      text: (amount) => `we have paid out your refund of ${amount}. Your bank may need a few days.`,
    },
  },
};

/** The first letter about a refund that the buyer has not asked for. */
export const GRANT_LETTER: Letter = {
  subject: (title) => `We refund your payment for ${title}`,
  text: (amount) =>
    `we refund your payment of ${amount} and have passed the refund to the payment provider. Your access to the project has ended.`,
};
