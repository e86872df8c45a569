import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { successMessages } from '@/config/messages';
import { paymentMessages } from '@/config/paymentMessages';
import { projectPaid } from '@/features/library';
import { useToast } from '@/features/toasts';
import { explainInitiationFailure } from './initiationFailure';
import type { UnverifiedPayment } from './unverifiedPaymentsSlice';
import { useVerification } from './useVerification';

/**
 * Asks the backend again about a payment and tells what it said; once it is verified, its project is
 * downloaded. `isBusy` is true while the answer is awaited.
 */
export function useCheckAgain(payment: UnverifiedPayment) {
  const [isBusy, setBusy] = useState(false);
  const verify = useVerification();
  const dispatch = useDispatch();
  const toast = useToast();

  const checkAgain = async () => {
    setBusy(true);
    const verification = await verify(payment);
    setBusy(false);
    if (verification.kind === 'verified') {
      toast.success(successMessages.payment);
      dispatch(projectPaid({ projectId: payment.projectId, title: payment.title }));
    } else if (verification.kind === 'rejected') {
      toast.error(paymentMessages.verificationFailed);
    } else {
      toast.error(explainInitiationFailure(verification.failure, 'status').text);
    }
  };

  return { isBusy, checkAgain: () => void checkAgain() };
}
