import Box from '@mui/material/Box';
import { UnverifiedPaymentNotice, useUnverifiedPayments } from '@/features/purchase';

/** Lists payments that the backend has not confirmed yet, if there are any. */
export function UnconfirmedPayments() {
  const payments = useUnverifiedPayments();
  if (payments.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {payments.map((payment) => (
        <UnverifiedPaymentNotice key={payment.paymentId} payment={payment} namesProject />
      ))}
    </Box>
  );
}
