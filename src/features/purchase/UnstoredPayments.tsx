import { useAppSelector } from '@/lib/storeHooks';
import { lazyPart } from '@/ui/lazyPart';
import { useUnloadWarning } from '@/ui/useUnloadWarning';
import type { UnstoredPaymentsProps } from './UnstoredPaymentsAlert';
import { selectUnstoredPayments } from './unverifiedPaymentsSlice';

const UnstoredPaymentsAlert = lazyPart<UnstoredPaymentsProps>(
  () => import('./UnstoredPaymentsAlert'),
  { name: 'the ids of a payment', loading: null },
);

/**
 * While payments are open that the browser refuses to store, shows their ids and makes it ask before
 * the page is left.
 */
export function UnstoredPayments() {
  const payments = useAppSelector(selectUnstoredPayments);
  const isOpen = payments.length > 0;
  useUnloadWarning(isOpen);
  return isOpen ? <UnstoredPaymentsAlert payments={payments} /> : null;
}
