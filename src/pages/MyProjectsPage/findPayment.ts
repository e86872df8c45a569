import type { PurchasedProject } from '@/api/catalogApi';
import type { Payment } from '@/api/paymentsApi';
import { hasReceipt } from '@/features/receipts';

/**
 * Returns the completed payment of a purchase. If the backend's payments lack a project id, the
 * title is compared.
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
