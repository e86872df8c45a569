import type { Payment } from '@/api/paymentsApi';
import { hasReceipt } from './receipt';

type Purchase = { id: number; title: string; purchase_date?: string };

/**
 * Returns the completed payment of a purchase; undefined if there is none or it is ambiguous. If
 * the backend's payments lack a project id, they are matched by title. Of several, the one with the
 * time of the purchase counts.
 */
export function findPayment(
  payments: readonly Payment[],
  { id, title, purchase_date }: Purchase,
): Payment | undefined {
  const candidates = payments.filter(
    (payment) =>
      hasReceipt(payment) &&
      (payment.project_id === undefined ? payment.title === title : payment.project_id === id),
  );
  return (
    candidates.find((payment) => payment.purchase_date === purchase_date) ??
    (candidates.length === 1 ? candidates[0] : undefined)
  );
}
