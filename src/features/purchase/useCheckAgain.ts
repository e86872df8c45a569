import { useState } from 'react';
import type { RequestFailure } from '@/api/errors';
import { successMessages } from '@/config/messages';
import { paymentMessages } from '@/config/paymentMessages';
import { selectUser } from '@/features/auth';
import { useToast } from '@/features/toasts';
import { useAppStore } from '@/lib/storeHooks';
import { projectPaid } from './projectPaid';
import type { UnverifiedPayment } from './unverifiedPaymentsSlice';
import { verifyPayment, type Verification } from './verifyPayment';

/** Explains why a payment that the provider has taken could not be checked. */
function explainUnknown({ status }: RequestFailure): string {
  if (status === null) return paymentMessages.unreachable;
  return status === 500 ? paymentMessages.serverError : paymentMessages.notConfirmedYet;
}

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
        toast.error(explainUnknown(verification.failure));
        return;
      case 'abandoned':
    }
  };

  const checkAgain = async () => {
    setBusy(true);
    const verification = await verifyPayment(payment, store);
    setBusy(false);
    // A user whose session has ended has been notified.
    if (selectUser(store.getState())?.id === userId) showResult(verification);
  };

  return { isBusy, checkAgain: () => void checkAgain() };
}
