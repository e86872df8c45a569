import { useEffect, useRef, useState } from 'react';
import { useAuth } from '@/features/auth';
import { offerNewerVersion, toastShown } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import { useAppDispatch, useAppStore } from '@/store';
import type { PaymentResult } from './payment';
import type { PayableProject } from './payForProject';
import { projectPaid } from './paymentsSlice';
import { resultToast } from './paymentTexts';

const UNREACHABLE: PaymentResult = { status: 'notStarted', failure: { code: 'unreachable' } };

/** Loads the code that only buyers need; null if it cannot be loaded. */
async function loadPayForProject() {
  try {
    return (await import('./payForProject')).payForProject;
  } catch (error) {
    logFailure('Loading the payment', error);
    return null;
  }
}

/**
 * Pays for projects, one at a time. `pay` never rejects; it returns null for guests, and while a
 * payment is in progress. `isBusy` is true from the call to any result, `isConfirming` from the
 * provider's success on. The focus returns to the control that called `pay`. The checkout closes
 * when the component unmounts or the user logs out.
 */
export function usePayment() {
  const { user } = useAuth();
  const userId = user?.id;
  const store = useAppStore();
  const running = useRef<AbortController>(undefined);
  const opener = useRef<HTMLElement>(null);
  const [phase, setPhase] = useState<'idle' | 'paying' | 'confirming'>('idle');

  useEffect(() => () => running.current?.abort(), [userId]);

  // The disabled control loses the focus and cannot get it back when the checkout closes.
  useEffect(() => {
    if (phase !== 'idle') return;
    const control = opener.current;
    opener.current = null;
    if (document.activeElement === document.body) control?.focus();
  }, [phase]);

  const pay = async (project: PayableProject): Promise<PaymentResult | null> => {
    // State would be one render late for the second of two fast clicks.
    if (running.current || userId === undefined) return null;
    const controller = new AbortController();
    running.current = controller;
    opener.current = document.activeElement as HTMLElement | null;
    setPhase('paying');
    try {
      const payForProject = await loadPayForProject();
      if (!payForProject) {
        return (await offerNewerVersion(store)) ? { status: 'outdated' } : UNREACHABLE;
      }
      return await payForProject(project, {
        store,
        buyerId: userId,
        signal: controller.signal,
        onPaid: () => {
          // A success after the checkout was closed waits for a recheck instead.
          if (running.current === controller) setPhase('confirming');
        },
      });
    } finally {
      running.current = undefined;
      setPhase('idle');
    }
  };

  return { isBusy: phase !== 'idle', isConfirming: phase === 'confirming', pay };
}

/**
 * Returns a function that tells the buyer the result of a payment, and starts the download of a
 * project that is paid.
 */
export function useTellResult() {
  const dispatch = useAppDispatch();
  return (result: PaymentResult, bought: Parameters<typeof projectPaid>[0]): void => {
    const toast = resultToast(result);
    if (toast) dispatch(toastShown(toast.type, toast.text));
    if (result.status === 'paid') dispatch(projectPaid(bought));
  };
}
