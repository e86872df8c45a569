import type { Payment, RefundReason } from '@/api/paymentsApi';
import { refundReasons } from '@/config/refundReasons';
import { namesOf } from '@/lib/tables';
import { formatDay, formatShopMoment, MILLISECONDS_PER_DAY } from '@/lib/time';

/** When the policy's time for a reason ends, in ms since 1970; NaN for an unknown time. */
const deadlineOf = ({ purchase_date }: Payment, reason: RefundReason): number =>
  Date.parse(purchase_date) + refundReasons[reason].days * MILLISECONDS_PER_DAY;

/** Says until which day a refund of a payment can be asked; null when it cannot, or is not known. */
export function refundUntil(payment: Payment): string | null {
  const deadlines = (payment.refund_reasons ?? []).map((reason) => deadlineOf(payment, reason));
  const last = Math.max(...deadlines);
  return Number.isFinite(last)
    ? `Refund until ${formatDay(new Date(last).toISOString(), 'short')}`
    : null;
}

/** A reason for a refund, as it is offered for a payment. */
export type OfferedReason = { id: RefundReason; isOver: boolean; note?: string };

function noteOn(deadline: number, isOver: boolean, isBeforeDownload: boolean, now: number) {
  if (Number.isNaN(deadline)) return undefined;
  const moment = `${formatShopMoment(new Date(deadline).toISOString())} IST`;
  if (!isOver) return `until ${moment}`;
  if (deadline < now) return `ended ${moment}`;
  return isBeforeDownload ? 'not possible after a download' : 'not possible any more';
}

/** Returns every reason of the policy, with its deadline; those that the backend excludes are over. */
export const offeredReasons = (payment: Payment, now: number): OfferedReason[] =>
  namesOf(refundReasons).map((id) => {
    const isOver = !payment.refund_reasons?.includes(id);
    const { isBeforeDownload = false } = refundReasons[id];
    const note = noteOn(deadlineOf(payment, id), isOver, isBeforeDownload, now);
    return { id, isOver, ...(note && { note }) };
  });
