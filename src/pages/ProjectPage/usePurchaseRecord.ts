import { useListPurchasedProjectsQuery, type PurchasedProject } from '@/api/catalogApi';
import { useListPaymentsQuery, type Payment } from '@/api/paymentsApi';
import { findPayment } from '@/features/receipts';

type PurchaseRecord = { purchase: PurchasedProject | undefined; payment: Payment | undefined };

/** Returns the purchase of an owned project and its payment, as far as known. */
export function usePurchaseRecord(project: { id: number; title: string }): PurchaseRecord {
  const { currentData: owned } = useListPurchasedProjectsQuery();
  const { currentData: history } = useListPaymentsQuery();
  const purchase = owned?.projects.find(({ id }) => id === project.id);
  return { purchase, payment: findPayment(history?.payments ?? [], purchase ?? project) };
}
