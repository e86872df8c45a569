import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { paymentMessages } from '@/config/paymentMessages';

/** Shown between the provider's success and the backend's response. */
export default function PaymentProgress() {
  return (
    <Alert severity="info" role="status">
      {paymentMessages.confirming}
      <LinearProgress aria-label="Confirming the payment" sx={{ mt: 1.25 }} />
    </Alert>
  );
}
