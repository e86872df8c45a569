import { Link as RouterLink } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '@/config/paths';
import { useAppDispatch } from '@/store';
import { paymentClosed, type UnverifiedPayment } from './unverifiedPaymentsSlice';

/** Props of the notice of a refused payment. */
export type RefusedPaymentNoticeProps = {
  payment: UnverifiedPayment;
  /** Whether to name the project, on pages about more than one. */
  namesProject?: boolean;
};

/** Tells a buyer with a refused payment which ids to quote if they were charged. */
export default function RefusedPayment({
  payment,
  namesProject = false,
}: RefusedPaymentNoticeProps) {
  const { paymentId, title } = payment;
  const dispatch = useAppDispatch();
  return (
    <Alert severity="error" role="group" aria-label={`Refused payment for ${title}`}>
      <AlertTitle>
        {namesProject
          ? `Your payment for ${title} could not be verified`
          : 'Your payment could not be verified'}
      </AlertTitle>
      If you were charged, quote this payment ID to our support: <code>{paymentId}</code>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.25 }}>
        <Button size="small" variant="contained" component={RouterLink} to={paths.contact}>
          Contact support
        </Button>
        <Button size="small" color="inherit" onClick={() => dispatch(paymentClosed(payment))}>
          Dismiss
        </Button>
      </Box>
    </Alert>
  );
}
