import { useAppSelector } from '@/store';
import { lazyPart } from '@/ui/lazyPart';
import { useUnloadWarning } from '@/ui/useUnloadWarning';
import type { UnstoredPaymentsProps } from './UnstoredPaymentsAlert';
import { selectUnstoredPayments } from './paymentsSlice';

const UnstoredPaymentsAlert = lazyPart<UnstoredPaymentsProps>(
  () => import('./UnstoredPaymentsAlert'),
  { name: 'the ids of a payment', loading: null },
);

/**
 * Shows the ids of open payments that the browser refuses to store, and asks for confirmation
 * before the page unloads.
 */
export function UnstoredPayments() {
  const payments = useAppSelector(selectUnstoredPayments);
  const isOpen = payments.length > 0;
  useUnloadWarning(isOpen);
  return isOpen ? <UnstoredPaymentsAlert payments={payments} /> : null;
}
