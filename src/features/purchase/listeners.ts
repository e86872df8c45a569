import type { UnknownAction } from '@reduxjs/toolkit';
import { ownedProjectIds } from '@/api/catalogApi';
import type { AppListenerApi } from '@/store';
import { selectUser } from '@/features/auth';
import { logFailure } from '@/lib/log';
import { runInOneTab } from '@/lib/tabLock';
import { paymentLock } from './paymentLock';
import { selectOpenedOrders } from './unverifiedPaymentsSlice';

/** Settles the user's open payments of projects that turn out to be owned. */
export async function forgetOwnedPayments(
  action: UnknownAction,
  api: AppListenerApi,
): Promise<void> {
  const state = api.getState();
  const user = selectUser(state);
  if (!user || state.unverifiedPayments.payments.length === 0) return;
  const owner = { userId: user.id, projectIds: ownedProjectIds(action) };
  try {
    // Few visits include an open payment.
    const { settleOwnedPayments } = await import('./settleOwnedPayments');
    await settleOwnedPayments(owner, api);
  } catch (error) {
    logFailure('Settling the payments of owned projects', error);
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
