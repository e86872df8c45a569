import { useEffect, useRef } from 'react';
import { useRecheckPaymentMutation, type AdminPayment } from '@/api/adminApi';
import { recheckMessages as texts } from '@/config/recheckMessages';
import { describeActionFailure } from '@/features/admin';
import { useToast } from '@/features/toasts';

/**
 * Rechecks a payment with the provider and announces the result. `partRef` is for the element
 * around the button: if the result replaces the focused button, its replacement is focused.
 */
export function useVerifyAgain(payment: AdminPayment) {
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
