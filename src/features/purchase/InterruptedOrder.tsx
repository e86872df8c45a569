import { Link as RouterLink } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '@/config/paths';
import { useAppDispatch, useAppStore } from '@/store';
import { PaymentId } from './PaymentId';
import { paymentClosed, type OpenedOrder } from './unverifiedPaymentsSlice';
import { useState } from 'react';
import { paymentMessages } from '@/config/paymentMessages';
import { selectUser } from '@/features/auth';
import { useToast } from '@/features/toasts';
import { checkInterruptedOrder } from './checkInterruptedOrder';

/** Props of the notice of an interrupted payment. */
export type InterruptedOrderNoticeProps = {
  order: OpenedOrder;
  /** Whether to name the project, on pages about more than one. */
  namesProject?: boolean;
};

/**
 * Tells a buyer with an interrupted checkout what to do if they were charged. Offers to pay again
 * only after they confirm that they were not.
 */
export default function InterruptedOrder({
  order,
  namesProject = false,
}: InterruptedOrderNoticeProps) {
  const { isBusy, recheck } = useRecheckOrder(order);
  const dispatch = useAppDispatch();
  return (
    <Alert
      severity="warning"
      role="group"
      aria-label={`Interrupted payment for ${order.title}`}
      sx={{ '& .MuiAlert-message': { minWidth: 0 } }}
    >
      <AlertTitle>
        {namesProject
          ? `Your last payment for ${order.title} was interrupted`
          : 'Your last payment was interrupted'}
      </AlertTitle>
      If you were charged, do not pay again: quote the order ID to our support, and the project is
      yours.
      <PaymentId label="Order ID" id={order.orderId} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.25, '& > *': { flexGrow: 1 } }}>
        <Button size="small" variant="contained" loading={isBusy} onClick={recheck}>
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
        <Button size="small" color="inherit" onClick={() => dispatch(paymentClosed(order))}>
          I was not charged
        </Button>
      </Box>
    </Alert>
  );
}

/** Checks again whether an interrupted order was paid, and shows the result. */
function useRecheckOrder(order: OpenedOrder) {
  const [isBusy, setBusy] = useState(false);
  const store = useAppStore();
  const toast = useToast();

  const recheck = async () => {
    setBusy(true);
    const finding = await checkInterruptedOrder(order, store.dispatch);
    setBusy(false);
    // Users whose session has ended or whose payment has arrived were already notified.
    if (selectUser(store.getState())?.id !== order.userId || finding === 'paid') return;
    toast.blank(finding === 'unpaid' ? paymentMessages.notCharged : paymentMessages.stillUnknown);
  };

  return { isBusy, recheck: () => void recheck() };
}
