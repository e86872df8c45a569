import type { PaymentStatus } from '@/api/adminApi';
import { sumRupees } from '@/lib/money';
import { isRowOf, namesOf } from '@/lib/tables';

/** What a status of a payment means for the pages that show payments. */
type PaymentStatusRow = {
  label: string;
  color?: 'success' | 'warning' | 'error';
  /** The amount was paid and kept: it is part of sums, and there is a receipt. */
  isPaid?: true;
  /** Nothing is decided yet, so the payment is left out of the dashboard's lists. */
  isPending?: true;
  isRefunded?: true;
};

/** The statuses of payments that openapi.yaml lists, in the order of filters and sums. */
const PAYMENT_STATUSES: Readonly<Record<PaymentStatus, PaymentStatusRow>> = {
  completed: { label: 'Completed', color: 'success', isPaid: true },
  pending: { label: 'Pending', color: 'warning', isPending: true },
  failed: { label: 'Failed', color: 'error' },
  refunded: { label: 'Refunded', isRefunded: true },
};

/** The statuses with their labels, as filters offer them. */
export const paymentStatusChoices = namesOf(PAYMENT_STATUSES).map(
  (status) => [status, PAYMENT_STATUSES[status].label] as const,
);

/** Returns what a payment's status means; one that is not listed is shown as it was sent. */
export const statusOf = ({ status }: { status: string }): PaymentStatusRow =>
  isRowOf(PAYMENT_STATUSES, status) ? PAYMENT_STATUSES[status] : { label: status };

/** Sums what was paid and kept, in rupees. */
export const sumPaid = (payments: readonly { status: string; amount: number }[]): number =>
  sumRupees(payments.filter((payment) => statusOf(payment).isPaid).map(({ amount }) => amount));
