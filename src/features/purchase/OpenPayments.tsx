import Box from '@mui/material/Box';
import { InterruptedOrderNotice } from './InterruptedOrderNotice';
import { RefusedPaymentNotice } from './RefusedPaymentNotice';
import { UnverifiedPaymentNotice } from './UnverifiedPaymentNotice';
import { idOf } from './unverifiedPaymentsSlice';
import {
  useInterruptedOrders,
  useRefusedPayments,
  useUnverifiedPayments,
} from './useUnverifiedPayments';

/** Lists the payments that were interrupted, not confirmed or refused, if there are any. */
export function OpenPayments() {
  const unverified = useUnverifiedPayments();
  const refused = useRefusedPayments();
  const interrupted = useInterruptedOrders();
  if (unverified.length + refused.length + interrupted.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {unverified.map((payment) => (
        <UnverifiedPaymentNotice key={idOf(payment)} payment={payment} namesProject />
      ))}
      {interrupted.map((order) => (
        <InterruptedOrderNotice key={idOf(order)} order={order} namesProject />
      ))}
      {refused.map((payment) => (
        <RefusedPaymentNotice key={idOf(payment)} payment={payment} namesProject />
      ))}
    </Box>
  );
}
