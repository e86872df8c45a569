import { useState } from 'react';
import { paymentMessages } from '@/config/paymentMessages';
import { selectUser } from '@/features/auth';
import { useToast } from '@/features/toasts';
import { useAppStore } from '@/lib/storeHooks';
import { findOutOrder } from './findOutOrder';
import type { OpenedOrder } from './unverifiedPaymentsSlice';

/** Asks again what became of an interrupted order, and shows the answer. */
export function useAskAgain(order: OpenedOrder) {
  const [isBusy, setBusy] = useState(false);
  const store = useAppStore();
  const toast = useToast();

  const askAgain = async () => {
    setBusy(true);
    const finding = await findOutOrder(order, store.dispatch);
    setBusy(false);
    // A user whose session has ended has been notified, as has one whose payment has arrived.
    if (selectUser(store.getState())?.id !== order.userId || finding === 'paid') return;
    toast.blank(finding === 'unpaid' ? paymentMessages.notCharged : paymentMessages.stillUnknown);
  };

  return { isBusy, askAgain: () => void askAgain() };
}
