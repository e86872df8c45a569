import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paymentMessages } from '@/config/paymentMessages';
import { lazyPart } from '@/ui/lazyPart';

// Few visits pay, and the message does not need it.
const PaymentProgress = lazyPart(() => import('./PaymentProgress'), {
  name: 'the progress of a payment',
  loading: null,
  fallback: () => null,
});

/**
 * Shown between the provider's success and the backend's response. It keeps a place for its progress
 * bar, so that nothing moves once the bar is loaded.
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
