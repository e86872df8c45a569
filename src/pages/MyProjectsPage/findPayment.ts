import type { PurchasedProject } from '@/api/catalogApi';
import type { Payment } from '@/api/paymentsApi';
import { hasReceipt } from '@/features/receipts';

/**
 * Returns the completed payment of a purchase. A backend that does not say what a payment was for is
 * matched by the title.
 */
export function findPayment(
  payments: readonly Payment[],
  { id, title }: PurchasedProject,
): Payment | undefined {
  return payments.find(
    (payment) =>
      hasReceipt(payment) &&
      (payment.project_id === undefined ? payment.title === title : payment.project_id === id),
  );
}
