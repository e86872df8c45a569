import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paymentMessages } from '@/config/paymentMessages';
import { lazyPart } from '@/ui/lazyPart';

// Few visits include a payment, and the message does not depend on the bar.
const PaymentProgress = lazyPart(() => import('./PaymentProgress'), {
  name: 'the progress of a payment',
  loading: null,
  fallback: () => null,
});

/**
 * Shown between the provider's success and the backend's response. Reserves space for the progress
 * bar to prevent layout shifts.
 */
export function ConfirmingPayment() {
  return (
    <Typography component="div" role="status" sx={{ py: 1, fontWeight: 650 }}>
      {paymentMessages.confirming}
      <Box sx={{ height: 4, mt: 1.5 }}>
        <PaymentProgress />
      </Box>
    </Typography>
  );
}
