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
 * Removes unverified payments for projects that turn out to be owned. A buyer whose checkout was
 * interrupted is told that the payment has arrived.
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
 * Finds out at the start of a session what became of the user's orders whose checkout was
 * interrupted. A checkout that is open in another tab is left to it.
 */
export async function findOutOpenedOrders(_action: unknown, api: AppListenerApi): Promise<void> {
  const state = api.getState();
  const orders = selectOpenedOrders(state, selectUser(state)?.id);
  if (orders.length === 0) return;
  try {
    const { findOutOrder } = await import('./findOutOrder');
    for (const order of orders) {
      const isIdle = await runInOneTab(paymentLock(order), () => Promise.resolve(true));
      if (isIdle) await findOutOrder(order, api.dispatch);
    }
  } catch (error) {
    logFailure('Asking what became of interrupted payments', error);
  }
}
