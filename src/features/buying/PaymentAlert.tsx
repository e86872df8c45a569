import { useState } from 'react';
import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '@/config/paths';
import { PROVIDER_NAME } from '@/config/paymentProvider';
import { LATE_PAYMENT } from '@/config/policyFigures';
import { selectUser } from '@/features/auth';
import { useCopy, useToast } from '@/features/toasts';
import { runInOneTab } from '@/lib/tabLock';
import { useAppDispatch, useAppStore } from '@/store';
import { checkOrders, paymentLock, verifyPayment } from './checkPayments';
import { isOpened, type KeptPayment, type PaymentResult } from './payment';
import { paymentMessages } from './paymentMessages';
import { paymentClosed } from './paymentsSlice';
import { paymentFailureText, tellResult } from './paymentTexts';

/** Props of the notice of a payment that is not settled. */
export type PaymentNoticeProps = {
  payment: KeptPayment;
  /** Called with the result when the buyer has checked the payment again. */
  onResult?: (result: PaymentResult) => void;
  /** Whether to name the project, on pages about more than one. */
  namesProject?: boolean;
  /** Whether the browser refuses to store the payment, so that its ids are lost with the page. */
  isUnstored?: boolean;
};

type Notice = {
  severity: 'warning' | 'error';
  role?: 'alert';
  /** The accessible name, before the project's title. */
  name: string;
  title: (ofProject: string) => string;
  text: string;
  /** Label of the button that asks the backend again. */
  check?: string;
  /** Label of the button that drops the payment. */
  close?: string;
};

const unverified: Notice = {
  severity: 'warning',
  name: 'Payment for',
  title: (ofProject) => `Your payment${ofProject} is not confirmed yet`,
  text: `Your money is with ${PROVIDER_NAME}. You do not need to pay again: we keep checking it for you. ${LATE_PAYMENT} Our support finds it by this payment ID.`,
  check: 'Check payment again',
};
const refused: Notice = {
  severity: 'error',
  name: 'Refused payment for',
  title: (ofProject) => `Your payment${ofProject} could not be verified`,
  text: 'If you were charged, quote this payment ID to our support.',
  close: 'Dismiss',
};
const interrupted: Notice = {
  severity: 'warning',
  name: 'Interrupted payment for',
  title: (ofProject) => `Your last payment${ofProject} was interrupted`,
  text: 'If you were charged, do not pay again: quote the order ID to our support, and the project is yours.',
  check: 'Check again',
  close: 'I was not charged',
};
const unstored: Notice = {
  severity: 'warning',
  role: 'alert',
  name: 'Payment to note, for',
  title: () => 'Please stay on this page until your payment is decided',
  text: 'This browser does not let us keep your payment. Copy its IDs, so that our support finds it if the page closes.',
};

const noticeOf = ({ status }: KeptPayment) =>
  status === 'unverified' ? unverified : status === 'refused' ? refused : interrupted;

/**
 * Tells a buyer what to do about a payment that is not settled: check it again instead of paying
 * again, quote its id to support, drop it after confirming that nothing was charged, or write its
 * ids down where they cannot be stored.
 */
export default function PaymentAlert({
  payment,
  onResult,
  namesProject = false,
  isUnstored = false,
}: PaymentNoticeProps) {
  const notice = isUnstored ? unstored : noticeOf(payment);
  const { severity, role = 'group', name, title, text, check, close } = notice;
  const { isBusy, recheck } = useRecheck(payment, onResult);
  const dispatch = useAppDispatch();
  return (
    <Alert
      severity={severity}
      role={role}
      aria-label={`${name} ${payment.title}`}
      sx={{ '& .MuiAlert-message': { minWidth: 0 } }}
    >
      <AlertTitle>{title(namesProject ? ` for ${payment.title}` : '')}</AlertTitle>
      <span>{text}</span>
      {(isUnstored || isOpened(payment)) && <PaymentId label="Order ID" id={payment.orderId} />}
      {!isOpened(payment) && <PaymentId label="Payment ID" id={payment.paymentId} />}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          mt: 1.25,
          '& > *': { flexGrow: { xs: 1, sm: 0 } },
          '&:empty': { display: 'none' },
        }}
      >
        {check && (
          <Button size="small" variant="contained" loading={isBusy} onClick={recheck}>
            <span>{check}</span>
          </Button>
        )}
        {close && (
          <>
            <Button
              size="small"
              variant={check ? 'outlined' : 'contained'}
              color={check ? 'inherit' : 'primary'}
              href={paths.contact}
            >
              Contact support
            </Button>
            <Button size="small" color="inherit" onClick={() => dispatch(paymentClosed(payment))}>
              {close}
            </Button>
          </>
        )}
      </Box>
    </Alert>
  );
}

/** An id to quote to support, with a button that copies it. */
function PaymentId({ label, id }: { label: string; id: string }) {
  const copy = useCopy();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <span>
        <span>{`${label}: `}</span>
        <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
          {id}
        </Box>
      </span>
      <Button
        size="small"
        color="inherit"
        startIcon={<CopyIcon />}
        aria-label={`Copy the ${label} ${id}`}
        onClick={() =>
          void copy(id, `${label} copied to clipboard!`, `The ${label} could not be copied.`)
        }
      >
        Copy
      </Button>
    </Box>
  );
}

/** Asks the backend again what became of a payment, and tells the buyer the result. */
function useRecheck(payment: KeptPayment, onResult?: (result: PaymentResult) => void) {
  const [isBusy, setBusy] = useState(false);
  const store = useAppStore();
  const toast = useToast();
  const { userId, projectId, title } = payment;

  const recheck = async () => {
    setBusy(true);
    const check = () =>
      isOpened(payment)
        ? checkOrders(projectId, [payment], store.dispatch)
        : verifyPayment(payment, store);
    // A check that is going on already tells its result itself.
    const busy: PaymentResult = { status: isOpened(payment) ? 'interrupted' : 'unverified' };
    const result = (await runInOneTab(paymentLock(payment), check)) ?? busy;
    setBusy(false);
    // Users whose session has ended were already notified.
    if (selectUser(store.getState())?.id !== userId) return;
    if (result.status === 'interrupted') toast.blank(paymentMessages.stillUnknown);
    else if (result.status === 'unverified' && result.failure) {
      toast.error(paymentFailureText(result.failure));
    }
    // `settleOwnedOrders` tells the buyer that the payment of an order has arrived.
    else if (result.status !== 'owned')
      store.dispatch(tellResult(result, { userId, projectId, title }));
    onResult?.(result);
  };

  return { isBusy, recheck: () => void recheck() };
}
