import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UnverifiedPayment } from './unverifiedPaymentsSlice';
import { useRecheckPayment, type Verdict } from './useRecheckPayment';

/** Props of the offer to recheck a payment. */
export type UnverifiedPaymentNoticeProps = {
  payment: UnverifiedPayment;
  /** Called with the backend's final verdict. */
  onVerdict?: (verdict: Verdict) => void;
  /** Whether to name the project, on pages about more than one. */
  namesProject?: boolean;
};

/** Offers to recheck a payment instead of paying again. */
export default function UnverifiedPayment({
  payment,
  onVerdict,
  namesProject = false,
}: UnverifiedPaymentNoticeProps) {
  const { isBusy, recheck } = useRecheckPayment(payment, onVerdict);
  return (
    <Alert severity="warning" role="group" aria-label={`Payment for ${payment.title}`}>
      <AlertTitle>
        {namesProject
          ? `Your payment for ${payment.title} is not confirmed yet`
          : 'Your payment is not confirmed yet'}
      </AlertTitle>
      You do not need to pay again. Check whether it has arrived; if it does not, our support finds
      it by this payment ID: <code>{payment.paymentId}</code>
      <Box sx={{ mt: 1.25 }}>
        <Button variant="contained" loading={isBusy} onClick={recheck}>
          Check payment again
        </Button>
      </Box>
    </Alert>
  );
}
