import { useEffect, useRef, useState } from 'react';
import { paymentMessages } from '@/config/paymentMessages';
import { useAuth } from '@/features/auth';
import { offerNewerVersion } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import { useAppStore } from '@/store';
import type { PayableProject } from './payForProject';
import type { PaymentOutcome } from './paymentOutcome';

const UNREACHABLE: PaymentOutcome = {
  kind: 'notStarted',
  text: paymentMessages.unreachable,
  needsLogin: false,
};

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
 * payment is in progress. `isBusy` is true from the call to any outcome, `isConfirming` from the
 * provider's success on. The focus returns to the control that called `pay`. The checkout closes when the component unmounts or the user logs out.
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

  const pay = async (project: PayableProject): Promise<PaymentOutcome | null> => {
    // State would be one render late for the second of two fast clicks.
    if (running.current || userId === undefined) return null;
    const controller = new AbortController();
    running.current = controller;
    opener.current = document.activeElement as HTMLElement | null;
    setPhase('paying');
    try {
      const payForProject = await loadPayForProject();
      if (!payForProject) {
        return (await offerNewerVersion(store)) ? { kind: 'outdated' } : UNREACHABLE;
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
