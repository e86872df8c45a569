import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UnverifiedPayment } from './unverifiedPaymentsSlice';
import { useCheckAgain, type Verdict } from './useCheckAgain';

/** What the offer is about. */
export type UnverifiedPaymentNoticeProps = {
  payment: UnverifiedPayment;
  /** Called with what the backend has said for good. */
  onVerdict?: (verdict: Verdict) => void;
  /** Whether the project has to be named, because the page around it is about more than it. */
  namesProject?: boolean;
};

/** Offers to check a payment again instead of to pay again. */
export default function UnverifiedPayment({
  payment,
  onVerdict,
  namesProject = false,
}: UnverifiedPaymentNoticeProps) {
  const { isBusy, checkAgain } = useCheckAgain(payment, onVerdict);
  return (
    <Box
      role="group"
      aria-label={`Payment for ${payment.title}`}
      sx={{ display: 'grid', gap: 1.25, p: 2, borderRadius: 1, bgcolor: 'brand.soft' }}
    >
      <Typography sx={{ fontWeight: 650 }}>
        {namesProject
          ? `Your payment for ${payment.title} is not confirmed yet`
          : 'Your payment is not confirmed yet'}
      </Typography>
      <Typography variant="body2">
        You do not need to pay again. Check whether it has arrived; if it does not, our support
        finds it by this payment ID: <Box component="code">{payment.paymentId}</Box>
      </Typography>
      <Button
        variant="contained"
        loading={isBusy}
        onClick={checkAgain}
        sx={{ justifySelf: 'start' }}
      >
        Check payment again
      </Button>
    </Box>
  );
}
