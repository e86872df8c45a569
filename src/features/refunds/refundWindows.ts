import type { Payment, RefundReason } from '@/api/paymentsApi';
import { refundReasons } from '@/config/refundReasons';
import { namesOf } from '@/lib/tables';
import { endOfDay, formatCalendarDay, lastDayAfter } from '@/lib/time';

/** The last day of the policy's time for a reason; null for an unknown time. */
const lastDayOf = ({ purchase_date }: Payment, reason: RefundReason): string | null =>
  lastDayAfter(purchase_date, refundReasons[reason].days);

/**
 * Returns a payment without the reasons whose time has ended between two moments, such as since it was
 * loaded: what was over before, the backend knows better than this device's clock.
 */
export function withoutEnded(payment: Payment, from: number, to: number): Payment {
  const isOpen = (reason: RefundReason) => {
    const lastDay = lastDayOf(payment, reason);
    const end = lastDay === null ? Infinity : endOfDay(lastDay);
    return end <= from || to < end;
  };
  return { ...payment, refund_reasons: (payment.refund_reasons ?? []).filter(isOpen) };
}

/** Says until which day a refund of a payment can be asked; null when it cannot, or is not known. */
export function refundUntil(payment: Payment): string | null {
  const days = (payment.refund_reasons ?? []).map((reason) => lastDayOf(payment, reason) ?? '');
  const last = days.sort().at(-1);
  return last ? `Refund until ${formatCalendarDay(last, 'short')}` : null;
}

/** A reason for a refund, as it is offered for a payment. */
export type OfferedReason = { id: RefundReason; isOver: boolean; note?: string };

function noteOn(lastDay: string | null, isOver: boolean, isBeforeDownload: boolean, now: number) {
  if (lastDay === null) return undefined;
  const day = formatCalendarDay(lastDay, 'short');
  if (!isOver) return `until ${day}`;
  if (endOfDay(lastDay) <= now) return `ended ${day}`;
  return isBeforeDownload ? 'not possible after a download' : 'not possible any more';
}

/** Returns every reason of the policy, with its deadline; those that the backend excludes are over. */
export const offeredReasons = (payment: Payment, now: number): OfferedReason[] =>
  namesOf(refundReasons).map((id) => {
    const isOver = !payment.refund_reasons?.includes(id);
    const { isBeforeDownload = false } = refundReasons[id];
    const note = noteOn(lastDayOf(payment, id), isOver, isBeforeDownload, now);
    return { id, isOver, ...(note && { note }) };
  });
