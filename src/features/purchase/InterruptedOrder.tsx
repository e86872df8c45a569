import { Link as RouterLink } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '@/config/paths';
import { useAppDispatch } from '@/lib/storeHooks';
import { PaymentId } from './PaymentId';
import { orderGivenUp, type OpenedOrder } from './unverifiedPaymentsSlice';
import { useAskAgain } from './useAskAgain';

/** Props of the notice of an interrupted payment. */
export type InterruptedOrderNoticeProps = { order: OpenedOrder };

/**
 * Tells a buyer whose checkout was interrupted what to do if they were charged. Paying again is offered
 * only once they say that they were not.
 */
export default function InterruptedOrder({ order }: InterruptedOrderNoticeProps) {
  const { isBusy, askAgain } = useAskAgain(order);
  const dispatch = useAppDispatch();
  return (
    <Alert
      severity="warning"
      role="group"
      aria-label={`Interrupted payment for ${order.title}`}
      sx={{ '& .MuiAlert-message': { minWidth: 0 } }}
    >
      <AlertTitle>Your last payment for {order.title} was interrupted</AlertTitle>
      If you were charged, do not pay again: quote the order ID to our support, and the project is
      yours.
      <PaymentId label="Order ID" id={order.orderId} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.25 }}>
        <Button size="small" variant="contained" loading={isBusy} onClick={askAgain}>
          Check again
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          component={RouterLink}
          to={paths.contact}
        >
          Contact support
        </Button>
        <Button size="small" color="inherit" onClick={() => dispatch(orderGivenUp(order))}>
          I was not charged
        </Button>
      </Box>
    </Alert>
  );
}
