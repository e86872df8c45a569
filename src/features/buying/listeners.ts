import type { UnknownAction } from '@reduxjs/toolkit';
import { isPurchasedList, ownedProjectIds, requestPurchasedProjects } from '@/api/catalogApi';
import { cartMessages } from '@/config/messages';
import { selectUser } from '@/features/auth';
import { toastShown } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import type { AppListenerApi } from '@/store';
import { itemRemoved, selectCartItems } from './cartSlice';
import { stepsFoundOwned } from './checkoutSlice';
import { isOpened } from './payment';
import { selectPayments } from './paymentsSlice';

/** Requests the user's purchases at the start of a session, unless the cart is empty. */
export function requestOwnedForCart(_action: UnknownAction, api: AppListenerApi): void {
  if (selectCartItems(api.getState()).length > 0) void api.dispatch(requestPurchasedProjects());
}

/**
 * Removes owned projects from the cart. A toast reports it if the list of purchases revealed them;
 * users who have just paid for a project, or are viewing it, know already.
 */
export function dropOwnedItems(action: UnknownAction, api: AppListenerApi): void {
  const owned = ownedProjectIds(action);
  for (const { id, title } of selectCartItems(api.getState())) {
    if (!owned.includes(id)) continue;
    api.dispatch(itemRemoved(id));
    if (isPurchasedList(action)) api.dispatch(toastShown('blank', cartMessages.leftAsOwned(title)));
  }
}

/** Settles the user's checkout steps and stored payments of projects that turn out to be owned. */
export async function settleOwnedProjects(
  action: UnknownAction,
  api: AppListenerApi,
): Promise<void> {
  const user = selectUser(api.getState());
  if (!user) return;
  const owned = { userId: user.id, projectIds: ownedProjectIds(action) };
  api.dispatch(stepsFoundOwned(owned));
  if (selectPayments(api.getState(), user.id).length === 0) return;
  try {
    // Few visits include an open payment.
    const { settleOwnedPayments } = await import('./checkPayments');
    await settleOwnedPayments(owned, api);
  } catch (error) {
    logFailure('Settling the payments of owned projects', error);
  }
}

/**
 * At the start of a session, checks the user's opened orders, except those whose checkout is open
 * in another tab.
 */
export async function checkOpenedOrders(_action: unknown, api: AppListenerApi): Promise<void> {
  const state = api.getState();
  const orders = selectPayments(state, selectUser(state)?.id).filter(isOpened);
  if (orders.length === 0) return;
  try {
    const { checkIdleOrder } = await import('./checkPayments');
    for (const order of orders) await checkIdleOrder(order, api.dispatch);
  } catch (error) {
    logFailure('Asking what became of interrupted payments', error);
  }
}
