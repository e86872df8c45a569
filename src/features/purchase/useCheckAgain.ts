import { useState } from 'react';
import { successMessages } from '@/config/messages';
import { paymentMessages } from '@/config/paymentMessages';
import { useToast } from '@/features/toasts';
import { explainInitiationFailure } from './initiationFailure';
import type { UnverifiedPayment } from './unverifiedPaymentsSlice';
import { useDelayedDelivery } from './usePurchase';
import { useVerification } from './useVerification';

/**
 * Asks the backend again about a payment and tells what it said; `onVerified` runs 2 s after it was
 * verified. `isBusy` is true while the answer is awaited.
 */
export function useCheckAgain(payment: UnverifiedPayment, onVerified: () => void) {
  const [isBusy, setBusy] = useState(false);
  const verify = useVerification();
  const deliver = useDelayedDelivery(onVerified);
  const toast = useToast();

  const checkAgain = async () => {
    setBusy(true);
    const verification = await verify(payment);
    setBusy(false);
    if (verification.kind === 'verified') {
      toast.success(successMessages.payment);
      deliver();
    } else if (verification.kind === 'rejected') {
      toast.error(paymentMessages.verificationFailed);
    } else {
      toast.error(explainInitiationFailure(verification.failure, 'status').text);
    }
  };

  return { isBusy, checkAgain: () => void checkAgain() };
}
