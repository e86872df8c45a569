import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { paymentMessages } from '@/config/paymentMessages';

/** Shown between the provider's success and the backend's response. */
export function ConfirmingPayment() {
  return (
    <Typography
      component="div"
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1, fontWeight: 650 }}
    >
      <CircularProgress size={22} aria-label="Confirming the payment" />
      {paymentMessages.confirming}
    </Typography>
  );
}
