import { useListPurchasedProjectsQuery, type PurchasedProject } from '@/api/catalogApi';
import { useListPaymentsQuery, type Payment } from '@/api/paymentsApi';

type PurchaseRecord = { purchase: PurchasedProject | undefined; payment: Payment | undefined };

/**
 * Returns the purchase of an owned project and its payment, as far as known. Payments in the
 * history have no project id, so they are matched by title and, if the title is ambiguous, by date.
 */
export function usePurchaseRecord({ id, title }: { id: number; title: string }): PurchaseRecord {
  const { currentData: owned } = useListPurchasedProjectsQuery();
  const { currentData: history } = useListPaymentsQuery();
  const purchase = owned?.projects.find((project) => project.id === id);
  const candidates = (history?.payments ?? []).filter(
    (payment) => payment.status === 'completed' && payment.title === (purchase?.title ?? title),
  );
  const payment =
    candidates.find(({ purchase_date }) => purchase_date === purchase?.purchase_date) ??
    (candidates.length === 1 ? candidates[0] : undefined);
  return { purchase, payment };
}
