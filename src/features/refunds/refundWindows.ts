import type { Payment } from '@/api/paymentsApi';
import { refundReasons } from '@/config/refundReasons';
import { formatDay, formatShopMoment } from '@/lib/time';
import { refundMessages as texts } from './refundMessages';

const MILLISECONDS_PER_HOUR = 3_600_000;

/** When the policy's time for a reason ends, in ms since 1970; NaN for an unknown reason or time. */
function deadlineOf({ purchase_date }: Payment, reason: string): number {
  const { hours = NaN } = refundReasons.find(({ id }) => id === reason) ?? {};
  return Date.parse(purchase_date) + hours * MILLISECONDS_PER_HOUR;
}

/** Says until which day a refund of a payment can be asked; null when it cannot, or is not known. */
export function refundUntil(payment: Payment): string | null {
  const deadlines = (payment.refund_reasons ?? []).map((reason) => deadlineOf(payment, reason));
  const last = Math.max(...deadlines.filter((time) => !Number.isNaN(time)));
  return Number.isFinite(last)
    ? texts.until(formatDay(new Date(last).toISOString(), 'short'))
    : null;
}

/** A reason for a refund, as it is offered for a payment. */
export type OfferedReason = { id: string; isOver: boolean; note?: string };

/** Returns every reason of the policy, with its deadline; those that the backend excludes are over. */
export function offeredReasons(payment: Payment, now: number): OfferedReason[] {
  const offered: readonly string[] = payment.refund_reasons ?? [];
  const ids = new Set([...refundReasons.map(({ id }) => id), ...offered]);
  return [...ids].map((id) => {
    const deadline = deadlineOf(payment, id);
    const isOver = !offered.includes(id);
    if (Number.isNaN(deadline)) return { id, isOver };
    const moment = `${formatShopMoment(new Date(deadline).toISOString())} IST`;
    const note = !isOver
      ? texts.reasonUntil(moment)
      : deadline < now
        ? texts.reasonEnded(moment)
        : id === 'wrong_project'
          ? texts.excludedByDownload
          : texts.reasonExcluded;
    return { id, isOver, note };
  });
}
