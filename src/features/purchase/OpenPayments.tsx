import Box from '@mui/material/Box';
import { RefusedPaymentNotice } from './RefusedPaymentNotice';
import { UnverifiedPaymentNotice } from './UnverifiedPaymentNotice';
import { useRefusedPayments, useUnverifiedPayments } from './useUnverifiedPayments';

/** Lists the payments that the backend has not confirmed or has refused, if there are any. */
export function OpenPayments() {
  const unverified = useUnverifiedPayments();
  const refused = useRefusedPayments();
  if (unverified.length + refused.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {unverified.map((payment) => (
        <UnverifiedPaymentNotice key={payment.paymentId} payment={payment} namesProject />
      ))}
      {refused.map((payment) => (
        <RefusedPaymentNotice key={payment.paymentId} payment={payment} namesProject />
      ))}
    </Box>
  );
}
