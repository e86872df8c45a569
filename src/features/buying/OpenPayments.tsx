import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { rowSx } from '@/theme/mixins';
import { idOf } from './payment';
import { paymentMessages } from './paymentMessages';
import { PaymentNotice } from './PaymentNotice';
import { usePayments } from './paymentsSlice';

/** The statuses that a buyer can do something about, the most urgent first. */
const SHOWN_STATUSES = ['unverified', 'interrupted', 'refused'] as const;

/** Lists the payments that were not confirmed, interrupted or refused, if there are any. */
export function OpenPayments() {
  const payments = usePayments();
  const shown = SHOWN_STATUSES.flatMap((status) =>
    payments.filter((payment) => payment.status === status),
  );
  if (shown.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {shown.map((payment) => (
        <PaymentNotice key={idOf(payment)} payment={payment} namesProject />
      ))}
    </Box>
  );
}

/** Shown between the provider's success and the backend's response. */
export function ConfirmingPayment() {
  return (
    <Typography component="div" role="status" sx={{ ...rowSx, gap: 1.5, py: 1, fontWeight: 650 }}>
      <CircularProgress size={22} aria-label="Confirming the payment" />
      {paymentMessages.confirming}
    </Typography>
  );
}
