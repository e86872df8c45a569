import type { RefundDecision } from '@/api/adminApi';
import type { Refund } from '@/api/paymentsApi';
import { REFUND_TIMINGS } from '@/config/policyFigures';
import { namesOf } from '@/lib/tables';
import { formatDay } from '@/lib/time';

type Status = Refund['status'];
type Decision = RefundDecision['status'];

/** What staff do to bring a refund into a status. */
type RefundStep = {
  /** The status that it follows. */
  from: Status;
  /** The label of its button. */
  label: string;
  /** Says that it is done. */
  done: string;
  /** What staff should know before. */
  hint: string;
  /** It refuses the buyer, who must be told why. */
  isRefusal?: true;
};

type RefundStatusRow = {
  label: string;
  /** The label of the button that opens it, while it waits for a decision. */
  call?: string;
  /** Says since when a refund that the buyer has asked for has the status. */
  since: string;
  /** The same of a refund that the shop has opened. */
  sinceOfShop?: string;
  day: 'requested_at' | 'decided_at' | 'refunded_at';
  /** What the buyer can expect next. */
  next?: string;
};

/** The time that a review takes, as the buyer reads it. */
export const REVIEW_NOTE = `The review takes ${REFUND_TIMINGS.review}; until then the project stays yours.`;

/** The statuses of refunds, in the order of filters; those that staff bring about have a step. */
export const REFUND_STATUSES: {
  readonly [Name in Status]: RefundStatusRow &
    (Name extends Decision ? { step: RefundStep } : { step?: undefined });
} = {
  requested: {
    label: 'Requested',
    call: 'Decide',
    since: 'Refund requested on',
    day: 'requested_at',
    next: REVIEW_NOTE,
  },
  approved: {
    label: 'Approved',
    since: 'Refund approved on',
    day: 'decided_at',
    next: `Processing takes ${REFUND_TIMINGS.processing} and your bank ${REFUND_TIMINGS.bank}. The money goes to the original payment method.`,
    step: {
      from: 'requested',
      label: 'Approve',
      done: 'The refund is approved',
      hint: "Approving ends the buyer's access to the project.",
    },
  },
  declined: {
    label: 'Declined',
    since: 'Refund declined on',
    day: 'decided_at',
    step: {
      from: 'requested',
      label: 'Decline',
      done: 'The refund is declined',
      hint: 'Needed to decline.',
      isRefusal: true,
    },
  },
  refunded: {
    label: 'Paid out',
    since: 'Refunded on',
    sinceOfShop: 'Refunded by the shop, paid out on',
    day: 'refunded_at',
    step: {
      from: 'approved',
      label: 'Mark as paid out',
      done: 'The refund is marked as paid out',
      hint: 'Pay the amount back in the payment provider’s dashboard first.',
    },
  },
};

/** The statuses with their labels, as filters offer them. */
export const refundStatusChoices = namesOf(REFUND_STATUSES).map(
  (status) => [status, REFUND_STATUSES[status].label] as const,
);

const isDecision = (status: Status): status is Decision => 'step' in REFUND_STATUSES[status];

/** Returns the steps that staff can take from a status; the usual one is the last. */
export const stepsFrom = (from: Status | undefined) =>
  namesOf(REFUND_STATUSES)
    .filter(isDecision)
    .map((status) => ({ status, ...REFUND_STATUSES[status].step }))
    .filter((step) => step.from === from)
    .reverse();

/** Returns whether the shop has opened a refund, which nobody has asked for. */
export const isOfShop = ({ opened_by }: Refund): boolean => opened_by === 'shop';

/** Says which status a refund has, and since when. */
export function describeRefund(refund: Refund): string {
  const { since, sinceOfShop = 'Refunded by the shop on', day } = REFUND_STATUSES[refund.status];
  return `${isOfShop(refund) ? sinceOfShop : since} ${formatDay(refund[day])}`;
}
