import type { Payment } from '@/api/paymentsApi';

/** The two lists of payments (specification, section 2: Dashboard). */
export const PAYMENT_LISTS = [
  { heading: 'Recent Payments', isDetailed: false },
  { heading: 'Transaction History', isDetailed: true },
] as const;

/** The properties of what shows both lists. */
export type PaymentListsProps = {
  /** Undefined if loading failed. */
  payments: readonly Payment[] | undefined;
  /** Reloads the payments after a failure. */
  onRetry: () => void;
};
