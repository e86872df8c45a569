import LinearProgress from '@mui/material/LinearProgress';

/** The progress bar of a payment that is being confirmed. */
export default function PaymentProgress() {
  return <LinearProgress aria-label="Confirming the payment" />;
}
