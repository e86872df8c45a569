import { oneOf, type GridDefinition } from '@/features/admin';
import { PAYMENT_STATUSES } from '@/features/buying';
import { isDay } from '@/lib/time';

/** Parses a user id from the URL; returns an empty string if it is invalid. */
function parseUserId(value: string): string {
  return /^[1-9]\d{0,14}$/.test(value) ? value : '';
}

/** Parses a day from the URL; returns an empty string if it is invalid. */
function parseDay(value: string): string {
  return isDay(value) ? value : '';
}

/** URL parameters of the payment list. */
export const paymentGrid = {
  sorts: ['purchase_date', 'amount', 'title', 'status'],
  defaultOrder: 'DESC',
  filters: {
    status: oneOf(...PAYMENT_STATUSES),
    refund: oneOf('requested', 'approved', 'declined', 'refunded'),
    from: parseDay,
    to: parseDay,
    user: parseUserId,
  },
} as const satisfies GridDefinition;
