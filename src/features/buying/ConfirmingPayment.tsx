import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { paymentMessages } from '@/config/paymentMessages';

/**
 * Shown between the provider's success and the backend's response.
 */
export function ConfirmingPayment() {
  return (
    <Typography component="div" role="status" sx={{ py: 1, fontWeight: 650 }}>
      {paymentMessages.confirming}
      <LinearProgress aria-label="Confirming the payment" sx={{ mt: 1.5 }} />
    </Typography>
  );
}
