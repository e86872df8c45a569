import { CLAIMS } from './constants';
import { REFUND_DAYS } from './constants';

/** A reason for a refund, as in the refund policy. */
type PolicyReason = {
  label: string;
  /** The deadline for reporting it, as the second half of a sentence. */
  period: string;
  /** Number of days after the purchase in which it applies. */
  days: number;
  condition: string;
  /** It applies only before the first download. */
  isBeforeDownload?: true;
};

/** Lets a reason apply for some days after the purchase. */
const withinDays = (days: number) => ({
  days,
  period: `within ${days > 1 ? `${days} days` : '24 hours'} of purchase`,
});

const rows = {
  technical_issue: {
    label: 'Technical issue',
    ...withinDays(REFUND_DAYS.technicalIssue),
    condition:
      'The archive is damaged or incomplete, or the project does not run as its documentation describes, and we cannot fix it.',
  },
  duplicate_purchase: {
    label: 'Duplicate purchase',
    ...withinDays(30),
    condition:
      'The same project was paid for more than once. Every payment but one is refunded in full.',
  },
  payment_error: {
    label: 'Payment error',
    ...withinDays(30),
    condition:
      'You were charged a wrong amount, or charged without the project reaching your account.',
  },
  wrong_project: {
    label: 'Wrong project',
    ...withinDays(1),
    condition:
      'You bought a different project from the one you meant, and there has been no download yet.',
    isBeforeDownload: true,
  },
  not_as_described: {
    label: 'Not as described',
    ...withinDays(REFUND_DAYS.notAsDescribed),
    period: `under the ${CLAIMS.moneyBack}`,
    condition: 'The project does not do what its page says, and we cannot put that right.',
  },
} satisfies Record<string, PolicyReason>;

/** The reasons of the refund policy by the backend's names, in the policy's order. */
export const refundReasons: Readonly<Record<keyof typeof rows, PolicyReason>> = rows;

/** Maximum lengths of texts about a refund, in characters. */
export const refundLimits = { textMin: 10, textMax: 1000, noteMax: 1000 } as const;
