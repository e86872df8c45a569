import Typography from '@mui/material/Typography';
import { paymentMessages } from '@/config/paymentMessages';
import { lazyPart } from '@/ui/lazyPart';

const message = <Typography role="status">{paymentMessages.confirming}</Typography>;

/** Shown between the provider's success and the backend's response; loaded when it is needed. */
export const ConfirmingPayment = lazyPart(() => import('./PaymentProgress'), {
  name: 'the progress of a payment',
  loading: message,
  fallback: () => message,
});
