import type { Refund, RefundReason } from '@/api/generated/payments.gen';
import { refundReasons } from '@/config/refundReasons';
import type { DomainContext } from './context';
import type { OrderRow, RefundRow } from './model';

const MILLISECONDS_PER_HOUR = 3_600_000;

/** Returns the reasons for which a refund can be requested now; empty after a request. */
export function refundReasonsOf(
  { now }: Pick<DomainContext, 'now'>,
  { status, refund, createdAt, downloadCount }: OrderRow,
): RefundReason[] {
  if (status !== 'paid' || refund) return [];
  const age = (now().getTime() - Date.parse(createdAt)) / MILLISECONDS_PER_HOUR;
  return refundReasons
    .filter(({ id, hours }) => age <= hours && (id !== 'wrong_project' || downloadCount === 0))
    .map(({ id }) => id);
}

/** Converts a row to the refund as the buyer and admins see it. */
export function toRefund(row: RefundRow): Refund {
  return {
    status: row.status,
    reason: row.reason,
    text: row.text,
    requested_at: row.requestedAt,
    note: row.note,
    decided_at: row.decidedAt,
    refunded_at: row.refundedAt,
  };
}
