import type { UnknownAction } from '@reduxjs/toolkit';
import { ownedProjectIds } from '@/api/catalogApi';
import type { AppListenerApi } from '@/app/store/types';
import { paymentMessages } from '@/config/paymentMessages';
import { selectUser } from '@/features/auth';
import { toastShown } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import { runInOneTab } from '@/lib/tabLock';
import { paymentLock } from './paymentLock';
import { paymentArrived } from './projectPaid';
import { projectFoundOwned, selectOpenedOrders } from './unverifiedPaymentsSlice';

/**
 * Removes unverified payments of projects that turn out to be owned, and tells the buyer if the
 * payment was interrupted.
 */
export function forgetOwnedPayments(action: UnknownAction, api: AppListenerApi): void {
  const state = api.getState();
  const user = selectUser(state);
  if (!user || state.unverifiedPayments.payments.length === 0) return;
  const projectIds = ownedProjectIds(action);
  const arrived = selectOpenedOrders(state, user.id).filter(({ projectId }) =>
    projectIds.includes(projectId),
  );
  api.dispatch(projectFoundOwned({ userId: user.id, projectIds }));
  for (const { projectId, title } of arrived) {
    api.dispatch(paymentArrived({ userId: user.id, projectId, title }));
    api.dispatch(toastShown('success', paymentMessages.arrived(title)));
  }
}

/**
 * At the start of a session, checks the user's interrupted orders, except those whose checkout is
 * open in another tab.
 */
export async function checkOpenedOrders(_action: unknown, api: AppListenerApi): Promise<void> {
  const state = api.getState();
  const orders = selectOpenedOrders(state, selectUser(state)?.id);
  if (orders.length === 0) return;
  try {
    const { checkInterruptedOrder } = await import('./checkInterruptedOrder');
    for (const order of orders) {
      const isIdle = await runInOneTab(paymentLock(order), () => Promise.resolve(true));
      if (isIdle) await checkInterruptedOrder(order, api.dispatch);
    }
  } catch (error) {
    logFailure('Asking what became of interrupted payments', error);
  }
}
