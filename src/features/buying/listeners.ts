import type { UnknownAction } from '@reduxjs/toolkit';
import { isPurchasedList, ownedProjectIds, requestPurchasedProjects } from '@/api/catalogApi';
import { selectUser } from '@/features/auth';
import { toastShown } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import type { AppListenerApi } from '@/store';
import { itemRemoved, selectCartItems } from './cartSlice';
import { stepsFoundOwned } from './checkoutSlice';
import { cartMessages } from './messages';
import { isOpened, isUnverified, type KeptPayment } from './payment';
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
    const { settleOwnedOrders } = await import('./checkPayments');
    await settleOwnedOrders(owned, api);
  } catch (error) {
    logFailure('Settling the payments of owned projects', error);
  }
}

/**
 * Asks what became of the user's payments that are not settled: of opened orders, except those whose
 * checkout is open in another tab, and of payments that are not confirmed.
 */
async function checkPayments(api: AppListenerApi, namesOpen = false): Promise<void> {
  const state = api.getState();
  const payments = selectPayments(state, selectUser(state)?.id);
  if (payments.length === 0) return;
  try {
    const { checkIdleOrder, verifyAgain } = await import('./checkPayments');
    const orders = payments.filter(isOpened);
    for (const order of orders) await checkIdleOrder(order, api.dispatch);
    const made = payments.filter(isUnverified);
    for (const payment of made) await verifyAgain(payment, api, { namesOpen });
  } catch (error) {
    logFailure('Asking what became of payments', error);
  }
}

/** At the start of a session, checks payments again, and names those that are not confirmed. */
export async function checkAtStart(_action: unknown, api: AppListenerApi): Promise<void> {
  await checkPayments(api, true);
}

/** Checks payments again when the network is back, or the tab comes to the front. */
export async function checkOnReturn(_action: unknown, api: AppListenerApi): Promise<void> {
  await checkPayments(api);
}

/** The pauses before open payments are checked again, in milliseconds: after 5 and 30 seconds. */
const PAUSES_MS = [5_000, 25_000];
/** The pause that then repeats while the tab is visible. */
const SLOW_PAUSE_MS = 60_000;

/** Checks payments again, from a while after it was not known what became of one until all are decided. */
export async function checkLater(_action: unknown, api: AppListenerApi): Promise<void> {
  // One round at a time.
  api.unsubscribe();
  for (let attempt = 0; ; attempt += 1) {
    const isSlow = attempt >= PAUSES_MS.length;
    const state = api.getState();
    // An order that the buyer cancelled is seldom paid later, and waits for the next start or return.
    const isAwaited = ({ status }: KeptPayment) =>
      status !== 'refused' && !(isSlow && status === 'cancelled');
    if (!selectPayments(state, selectUser(state)?.id).some(isAwaited)) break;
    await api.delay(PAUSES_MS[attempt] ?? SLOW_PAUSE_MS);
    if (!isSlow || document.visibilityState === 'visible') await checkPayments(api);
  }
  api.subscribe();
}
