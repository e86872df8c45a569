import { createContext, useContext, useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type AdminPayment, useRecheckPaymentMutation } from '@/api/adminApi';
import { failureText } from '@/api/failureText';
import { offers } from '@/config/offers';
import { ReceiptButton, statusOf } from '@/features/receipts';
import { REFUND_STATUSES } from '@/features/refunds';
import { useToast } from '@/features/toasts';

type PaymentActionsProps = {
  payment: AdminPayment;
  tabIndex?: number | undefined;
};

/** What staff can do with a payment: its receipt or its check, and its refund. */
export function PaymentActions(props: PaymentActionsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ReceiptOrCheck {...props} />
      <RefundButton {...props} />
    </Box>
  );
}

/** Opens the receipt of a completed payment, or rechecks a pending one with the provider. */
function ReceiptOrCheck({ payment, tabIndex }: PaymentActionsProps) {
  const { partRef, isLoading, verify } = useVerifyAgain(payment);
  const { title, customer, can_verify: canVerify } = payment;
  const { isPaid } = statusOf(payment);
  if (!isPaid && !canVerify) return null;
  return (
    <Box ref={partRef}>
      {isPaid && <ReceiptButton payment={payment} buyer={customer} tabIndex={tabIndex} />}
      {canVerify && (
        <Button
          size="small"
          variant="outlined"
          tabIndex={tabIndex}
          loading={isLoading}
          aria-label={`Verify again, payment of ${customer.name} for ${title}`}
          onClick={verify}
        >
          Verify again
        </Button>
      )}
    </Box>
  );
}

const NOTHING_RECEIVED =
  'The payment provider has received nothing for this order. It stays pending, and you can ask again later.';

/**
 * Rechecks a payment with the provider and announces the result. `partRef` is for the element
 * around the button: if the result replaces the focused button, its replacement is focused.
 */
function useVerifyAgain(payment: AdminPayment) {
  const { orderId, title, customer, can_verify: canVerify } = payment;
  const partRef = useRef<HTMLDivElement>(null);
  const [recheck, { isLoading, isUninitialized }] = useRecheckPaymentMutation();
  const toast = useToast();

  useEffect(() => {
    if (isUninitialized || isLoading || document.activeElement !== document.body) return;
    partRef.current?.querySelector('button')?.focus();
  }, [isUninitialized, isLoading, canVerify]);

  const verify = async () => {
    try {
      const { status } = (await recheck({ orderId }).unwrap()).payment;
      const { isPaid, isPending } = statusOf({ status });
      if (isPaid) toast.success(`The payment was received. ${customer.name} owns ${title} now.`);
      else if (isPending) toast.blank(NOTHING_RECEIVED);
      else toast.error(`The payment provider reports this payment as ${status}.`);
    } catch (error) {
      toast.error(failureText(error, 'The payment could not be verified'));
    }
  };
  return { partRef, isLoading, verify: () => void verify() };
}

/** Opens the dialog about the refund of a payment. */
export const OpenRefund = createContext<(payment: AdminPayment) => void>(() => undefined);

/** Opens the refund, highlighted while a request waits for a decision, or the form of a new one. */
function RefundButton({ payment, tabIndex }: PaymentActionsProps) {
  const open = useContext(OpenRefund);
  const { refund, title, customer, can_refund: canRefund } = payment;
  if ((!refund && !canRefund) || !offers('refunds')) return null;
  const row = refund && REFUND_STATUSES[refund.status];
  const label = row ? (row.call ?? row.label) : 'Refund';
  const name = refund
    ? `${label}, refund of ${title} for ${customer.name}`
    : `${label}, payment of ${customer.name} for ${title}`;
  return (
    // One button in all states, so that it keeps the focus when its label changes.
    <Button
      size="small"
      color={refund ? 'primary' : 'inherit'}
      variant={!row ? 'text' : row.call ? 'contained' : 'outlined'}
      tabIndex={tabIndex}
      aria-label={name}
      onClick={() => open(payment)}
    >
      <span>{label}</span>
    </Button>
  );
}
