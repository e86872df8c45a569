import { useState } from 'react';
import { successMessages } from '@/config/messages';
import { paymentMessages } from '@/config/paymentMessages';
import { selectUser } from '@/features/auth';
import { useToast } from '@/features/toasts';
import { useAppStore } from '@/lib/storeHooks';
import { explainInitiationFailure } from './initiationFailure';
import { projectPaid } from './projectPaid';
import type { UnverifiedPayment } from './unverifiedPaymentsSlice';
import { verifyPayment, type Verification } from './verifyPayment';

/** The backend's final verdict on a payment. */
export type Verdict = 'verified' | 'rejected';

/**
 * Verifies a payment again and shows the result; once it is verified, its project is downloaded.
 * `onVerdict` is called with a final result. `isBusy` is true while the request is in flight.
 */
export function useCheckAgain(payment: UnverifiedPayment, onVerdict?: (verdict: Verdict) => void) {
  const [isBusy, setBusy] = useState(false);
  const store = useAppStore();
  const { dispatch } = store;
  const toast = useToast();
  const { userId, projectId, title } = payment;

  const showResult = (verification: Verification) => {
    switch (verification.kind) {
      case 'verified':
        toast.success(successMessages.payment);
        dispatch(projectPaid({ userId, projectId, title }));
        onVerdict?.('verified');
        return;
      case 'rejected':
        toast.error(paymentMessages.verificationFailed);
        onVerdict?.('rejected');
        return;
      case 'unknown':
        toast.error(explainInitiationFailure(verification.failure, 'status').text);
    }
  };

  const checkAgain = async () => {
    setBusy(true);
    const verification = await verifyPayment(payment, dispatch);
    setBusy(false);
    // A user whose session has ended has been notified.
    if (selectUser(store.getState())?.id === userId) showResult(verification);
  };

  return { isBusy, checkAgain: () => void checkAgain() };
}
