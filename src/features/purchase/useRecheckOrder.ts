import { useState } from 'react';
import { paymentMessages } from '@/config/paymentMessages';
import { selectUser } from '@/features/auth';
import { useToast } from '@/features/toasts';
import { useAppStore } from '@/lib/storeHooks';
import { checkInterruptedOrder } from './checkInterruptedOrder';
import type { OpenedOrder } from './unverifiedPaymentsSlice';

/** Checks again whether an interrupted order was paid, and shows the result. */
export function useRecheckOrder(order: OpenedOrder) {
  const [isBusy, setBusy] = useState(false);
  const store = useAppStore();
  const toast = useToast();

  const recheck = async () => {
    setBusy(true);
    const finding = await checkInterruptedOrder(order, store.dispatch);
    setBusy(false);
    // Users whose session has ended or whose payment has arrived were already notified.
    if (selectUser(store.getState())?.id !== order.userId || finding === 'paid') return;
    toast.blank(finding === 'unpaid' ? paymentMessages.notCharged : paymentMessages.stillUnknown);
  };

  return { isBusy, recheck: () => void recheck() };
}
