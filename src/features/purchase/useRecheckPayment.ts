import { useState } from 'react';
import type { RequestFailure } from '@/api/errors';
import { successMessages } from '@/config/messages';
import { paymentMessages } from '@/config/paymentMessages';
import { selectUser } from '@/features/auth';
import { useToast } from '@/features/toasts';
import { useAppStore } from '@/store';
import { projectPaid } from './projectPaid';
import type { UnverifiedPayment } from './unverifiedPaymentsSlice';
import { verifyPayment, type Verification } from './verifyPayment';

/** Explains why a payment that the provider confirmed could not be verified. */
function explainUnknown({ status }: RequestFailure): string {
  if (status === null) return paymentMessages.unreachable;
  return status === 500 ? paymentMessages.serverError : paymentMessages.notConfirmedYet;
}

/** The backend's final verdict on a payment. */
export type Verdict = 'verified' | 'rejected';

/**
 * Verifies a payment again, shows the result, and downloads the project after success. `onVerdict`
 * is called with a final result. `isBusy` is true during the request.
 */
export function useRecheckPayment(
  payment: UnverifiedPayment,
  onVerdict?: (verdict: Verdict) => void,
) {
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

  const recheck = async () => {
    setBusy(true);
    const verification = await verifyPayment(payment, store);
    setBusy(false);
    // Users whose session has ended were already notified.
    if (selectUser(store.getState())?.id === userId) showResult(verification);
  };

  return { isBusy, recheck: () => void recheck() };
}
