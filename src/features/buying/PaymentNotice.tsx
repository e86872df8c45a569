import Box from '@mui/material/Box';
import { useAppSelector } from '@/store';
import { HEADER_HEIGHT } from '@/theme/tokens';
import { lazyPart } from '@/ui/lazyPart';
import { useUnloadWarning } from '@/ui/useUnloadWarning';
import { idOf } from './payment';
import type { PaymentNoticeProps } from './PaymentAlert';
import { selectUnstoredPayments } from './paymentsSlice';
import type { ReductionQuestion } from './ReducedPrice';

/** Loads the notice of a payment. */
export const loadNotice = () => import('./PaymentAlert');

/** The notice of a payment that is not settled; loaded only when there is one, or may soon be. */
export const PaymentNotice = lazyPart<PaymentNoticeProps>(loadNotice, {
  name: 'a payment to check',
  loading: null,
});

/** The question about an order that costs less than the price shown; loaded only when there is one. */
export const ReducedPrice = lazyPart<ReductionQuestion>(() => import('./ReducedPrice'), {
  name: 'the lower price',
  loading: null,
});

/** Shows the ids of payments that the browser refuses to store; the page asks before it unloads. */
export function UnstoredPayments() {
  const payments = useAppSelector(selectUnstoredPayments);
  useUnloadWarning(payments.length > 0);
  return (
    <Box sx={{ position: 'sticky', top: HEADER_HEIGHT, zIndex: 'appBar' }}>
      {payments.map((payment) => (
        <PaymentNotice key={idOf(payment)} payment={payment} isUnstored />
      ))}
    </Box>
  );
}
