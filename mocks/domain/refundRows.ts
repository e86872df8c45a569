import type { Refund, RefundReason } from '@/api/generated/payments.gen';
import { refundReasons } from '@/config/refundReasons';
import { namesOf } from '@/lib/tables';
import { endOfDay, lastDayAfter } from '@/lib/time';
import type { DomainContext } from './context';
import type { OrderRow, RefundRow } from './model';

/** Returns the reasons for which a refund can be requested now; empty after a request. */
export function refundReasonsOf(
  { now }: Pick<DomainContext, 'now'>,
  { status, refund, createdAt, downloadCount }: OrderRow,
): RefundReason[] {
  if (status !== 'paid' || refund) return [];
  return namesOf(refundReasons).filter((reason) => {
    const { days, isBeforeDownload } = refundReasons[reason];
    const lastDay = lastDayAfter(createdAt, days);
    const isInTime = lastDay !== null && now().getTime() < endOfDay(lastDay);
    return isInTime && (!isBeforeDownload || downloadCount === 0);
  });
}

/** Returns why the shop cannot open a refund of an order; undefined if it can. */
export function grantObstacle({ status, refund }: OrderRow): string | undefined {
  if (refund?.status === 'requested') {
    return 'The buyer has asked for this refund. Please decide on the request instead';
  }
  return paymentObstacle(status);
}

/** Returns why a payment of a status cannot be refunded; undefined if it can. */
export function paymentObstacle(status: OrderRow['status']): string | undefined {
  if (status === 'refunded') return 'This payment was refunded already';
  if (status !== 'paid') return 'This payment is not completed, so there is nothing to refund';
  return undefined;
}

/** Converts a row to the refund as the buyer and admins see it. */
export function toRefund(row: RefundRow): Refund {
  return {
    status: row.status,
    opened_by: row.openedBy,
    reason: row.reason,
    text: row.text,
    requested_at: row.requestedAt,
    note: row.note,
    decided_at: row.decidedAt,
    refunded_at: row.refundedAt,
  };
}
