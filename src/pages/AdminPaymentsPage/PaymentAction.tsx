import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type AdminPayment, useRecheckPaymentMutation } from '@/api/adminApi';
import { hasReceipt, ReceiptButton } from '@/features/receipts';
import { useEffect, useRef } from 'react';
import { recheckMessages as texts } from '@/config/recheckMessages';
import { describeActionFailure } from '@/features/admin';
import { useToast } from '@/features/toasts';

type PaymentActionProps = { payment: AdminPayment; tabIndex?: number | undefined };

/** Opens the receipt of a completed payment, or rechecks a pending one with the provider. */
export function PaymentAction({ payment, tabIndex }: PaymentActionProps) {
  const { partRef, isLoading, verify } = useVerifyAgain(payment);
  const { title, customer, can_verify: canVerify } = payment;
  if (!hasReceipt(payment) && !canVerify) return null;
  return (
    <Box ref={partRef}>
      {hasReceipt(payment) && (
        <ReceiptButton payment={payment} buyer={customer} tabIndex={tabIndex} />
      )}
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

/**
 * Rechecks a payment with the provider and announces the result. `partRef` is for the element
 * around the button: if the result replaces the focused button, its replacement is focused.
 */
function useVerifyAgain(payment: AdminPayment) {
  const { razorpay_order_id: orderId, title, customer, can_verify: canVerify } = payment;
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
      if (status === 'completed') toast.success(texts.received(customer.name, title));
      else if (status === 'pending') toast.blank(texts.nothingReceived);
      else toast.error(texts.endedAs(status));
    } catch (error) {
      toast.error(describeActionFailure(error, texts.failed));
    }
  };
  return { partRef, isLoading, verify: () => void verify() };
}
