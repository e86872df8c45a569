import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';

/** Shown between the provider's success and the backend's response. */
export function ConfirmingPayment() {
  return (
    <Alert severity="info" role="status">
      Payment received, confirming with the bank
      <LinearProgress aria-label="Confirming the payment" sx={{ mt: 1.25 }} />
    </Alert>
  );
}
