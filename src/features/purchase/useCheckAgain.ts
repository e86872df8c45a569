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

/** What the backend has said for good about a payment. */
export type Verdict = 'verified' | 'rejected';

/**
 * Asks the backend again about a payment and tells what it said; once it is verified, its project is
 * downloaded. `onVerdict` is called with what is final. `isBusy` is true while the answer is awaited.
 */
export function useCheckAgain(payment: UnverifiedPayment, onVerdict?: (verdict: Verdict) => void) {
  const [isBusy, setBusy] = useState(false);
  const store = useAppStore();
  const { dispatch } = store;
  const toast = useToast();
  const { userId, projectId, title } = payment;

  const tell = (verification: Verification) => {
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
      case 'unanswered':
        toast.error(explainInitiationFailure(verification.failure, 'status').text);
    }
  };

  const checkAgain = async () => {
    setBusy(true);
    const verification = await verifyPayment(payment, dispatch);
    setBusy(false);
    // Whoever has logged out, or whose session has ended, has been told of that.
    if (selectUser(store.getState())?.id === userId) tell(verification);
  };

  return { isBusy, checkAgain: () => void checkAgain() };
}
