import { purchaseRecorded, requestPurchaseStatus } from '@/api/catalogApi';
import { isUnanswered, reportsFailure, toRequestFailure } from '@/api/errors';
import { requestOrderState, requestPayments, requestVerification } from '@/api/paymentsApi';
import { offers } from '@/config/offers';
import { paths } from '@/config/paths';
import { selectUser } from '@/features/auth';
import { toastShown } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import { runInOneTab } from '@/lib/tabLock';
import { MILLISECONDS_PER_DAY } from '@/lib/time';
import type { AppDispatch, AppListenerApi, AppStore } from '@/store';
import {
  idOf,
  isOpened,
  isUnverified,
  type KeptPayment,
  type MadePayment,
  notStarted,
  type OpenedOrder,
  type PaymentFailure,
  type PaymentResult,
} from './payment';
import { paymentMessages } from './paymentMessages';
import {
  orderInterrupted,
  paymentArrived,
  paymentClosed,
  paymentRefused,
  paymentUnconfirmed,
  selectPayments,
} from './paymentsSlice';
import { tellResult } from './paymentTexts';

/** Only the backend's own reason is conclusive; a gateway's page (PARSING_ERROR) or empty answer says nothing. */
function isFinal(error: unknown): boolean {
  const { status, message } = toRequestFailure(error);
  if (status === null || status === 401 || status >= 500 || isUnanswered(error)) return false;
  return reportsFailure((error as { data?: unknown }).data) || (status >= 400 && message !== null);
}

function toFailure(error: unknown): PaymentFailure {
  const { status } = toRequestFailure(error);
  if (status === null) return { code: 'unreachable' };
  return { code: status === 500 ? 'serverError' : 'notConfirmed' };
}

/** Asks for the history of payments; returns whether it shows an order as completed. */
async function askCompleted(dispatch: AppDispatch): Promise<(payment: KeptPayment) => boolean> {
  const { data } = await dispatch(requestPayments());
  const completed = data?.payments.filter(({ status }) => status === 'completed');
  const ids = new Set(completed?.map(({ orderId }) => orderId));
  return ({ orderId }) => ids.has(orderId);
}

/**
 * Verifies a payment with the backend; its ids stay stored until it is settled. The result is `paid`;
 * `refused` for good; `unverified` without a conclusive response, so that it can be tried again; or
 * `abandoned` because the buyer's session has ended. Never rejects.
 */
export async function verifyPayment(
  payment: MadePayment,
  { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
): Promise<PaymentResult> {
  const { userId, projectId, orderId, paymentId, proof } = payment;
  const refuse = (reason: unknown): PaymentResult => {
    logFailure(`Verifying payment ${paymentId}`, reason);
    dispatch(paymentRefused(payment));
    return { status: 'refused' };
  };
  try {
    await dispatch(requestVerification({ orderId, paymentId, signature: proof })).unwrap();
  } catch (error) {
    if (isFinal(error)) return refuse(error);
    logFailure(`Verifying payment ${paymentId}`, error);
    // The response may have been lost. Ownership would not tell whether this payment or another one
    // has bought the project.
    const isCompleted = await askCompleted(dispatch);
    if (selectUser(getState())?.id !== userId) return { status: 'abandoned' };
    if (!isCompleted(payment)) {
      dispatch(paymentUnconfirmed());
      return { status: 'unverified', failure: toFailure(error) };
    }
  }
  void dispatch(purchaseRecorded(projectId));
  dispatch(paymentClosed(payment));
  return { status: 'paid' };
}

/** What a payment leads to that arrives on any page, where the buyer may not be looking for it. */
const TO_PROJECTS = { link: { label: 'My Projects', to: paths.myProjects }, duration: null };

/** Returns whether the buyer was not charged for an order in this state, or got the money back. */
const isUnpaidState = (state: unknown) =>
  ['created', 'failed', 'refunded'].some((each) => each === state);

/** Returns whether a request requires a login. */
export const isUnauthorized = (error: unknown) => toRequestFailure(error).status === 401;

/** By then a payment that was approved after its checkout was closed has arrived or failed. */
const isForgettable = ({ status, openedAt }: OpenedOrder) =>
  status === 'cancelled' && Date.now() - openedAt >= 3 * MILLISECONDS_PER_DAY;

/** Asks for the state of an order; it is undefined where the backend does not tell it. */
const askState = async (
  { orderId }: OpenedOrder,
  dispatch: AppDispatch,
): Promise<{ data?: { state: unknown } | undefined; error?: unknown }> =>
  offers('orders') ? dispatch(requestOrderState(orderId)) : {};

/**
 * Asks the backend what became of an order whose checkout the buyer has closed. It stays stored
 * while a payment may still arrive, so that the next visit asks again. Never rejects.
 */
export async function checkCancelledOrder(
  order: OpenedOrder,
  dispatch: AppDispatch,
): Promise<void> {
  const { data } = await askState(order, dispatch);
  if (isUnpaidState(data?.state)) dispatch(paymentClosed(order));
  else if (data?.state === 'paid') void dispatch(requestPurchaseStatus(order.projectId));
}

/**
 * Asks the backend whether the user owns a project, and whether opened orders of it were paid. An
 * owned project settles them, as `settleOwnedOrders` describes; an unpaid order is discarded. The
 * purchase status of a project that is not owned decides nothing, because it may be that of another
 * order. An order that the buyer cancelled is kept for three days at most and, since the buyer knows
 * of it, stops nothing. `notStarted` asks for a login. Never rejects.
 */
export async function checkOrders(
  projectId: number,
  orders: readonly OpenedOrder[],
  dispatch: AppDispatch,
): Promise<PaymentResult> {
  if (orders.length === 0) return { status: 'unpaid' };
  // First, because the backend completes an order that it finds paid.
  const states = new Map<OpenedOrder, unknown>();
  for (const order of orders) {
    const { data, error } = await askState(order, dispatch);
    if (isUnauthorized(error)) return notStarted({ code: 'loginRequired' });
    states.set(order, data?.state);
  }
  const { data, error } = await dispatch(requestPurchaseStatus(projectId));
  if (data?.hasPurchased) return { status: 'owned' };
  // A logout aborts the request, which leaves neither a status nor an error.
  if (!data && !error) return { status: 'abandoned' };
  if (isUnauthorized(error)) return notStarted({ code: 'loginRequired' });
  if (error) logFailure(`Checking whether project ${projectId} is owned`, error);
  const isUnpaid = (order: OpenedOrder) =>
    data && (isUnpaidState(states.get(order)) || isForgettable(order));
  orders.filter(isUnpaid).forEach((order) => dispatch(paymentClosed(order)));
  const unknown = orders.filter((order) => !isUnpaid(order) && order.status !== 'cancelled');
  unknown.forEach((order) => dispatch(orderInterrupted(order)));
  return { status: unknown.length > 0 ? 'interrupted' : 'unpaid' };
}

/** Returns the name of the Web Lock that a tab holds while it pays for a project. */
export const paymentLock = ({ userId, projectId }: { userId: number; projectId: number }): string =>
  `payment-${userId}-${projectId}`;

/** Checks an opened order unless a tab is paying for its project. */
export async function checkIdleOrder(order: OpenedOrder, dispatch: AppDispatch): Promise<void> {
  const isIdle = await runInOneTab(paymentLock(order), () => Promise.resolve(true));
  if (isIdle) await checkOrders(order.projectId, [order], dispatch);
}

/**
 * Verifies a payment again without the buyer's doing, unless a tab is busy with its project, and
 * tells the buyer how it was decided; that it is still open only if `namesOpen`. Never rejects.
 */
export async function verifyAgain(
  payment: MadePayment,
  api: Pick<AppListenerApi, 'dispatch' | 'getState'>,
  { namesOpen }: { namesOpen: boolean },
): Promise<void> {
  const isOpen = () =>
    selectPayments(api.getState(), payment.userId).some(
      (each) => idOf(each) === idOf(payment) && isUnverified(each),
    );
  const result = await runInOneTab(paymentLock(payment), async () =>
    // Another tab may have verified it since it was listed.
    isOpen() ? verifyPayment(payment, api) : null,
  );
  if (!result) return;
  if (!isOpen()) {
    const toPayments = { link: { label: 'Payments', to: paths.payments } };
    api.dispatch(tellResult(result, payment, result.status === 'paid' ? TO_PROJECTS : toPayments));
  } else if (namesOpen && result.status === 'unverified') {
    api.dispatch(toastShown('blank', paymentMessages.stillUnverified(payment.title)));
  }
}

type Owner = { userId: number; projectIds: readonly number[] };

/**
 * Closes the opened orders of projects that turn out to be owned, and tells the buyer of each that
 * was interrupted, or cancelled and paid after all. Whether a payment that was made has bought the
 * project is for `verifyPayment` to find out: if another order did, the buyer was charged twice.
 */
export async function settleOwnedOrders(
  { userId, projectIds }: Owner,
  { dispatch, getState }: Pick<AppListenerApi, 'dispatch' | 'getState'>,
): Promise<void> {
  const announce = ({ projectId, title }: OpenedOrder) => {
    dispatch(paymentArrived({ userId, projectId, title }));
    dispatch(toastShown('success', paymentMessages.arrived(title), TO_PROJECTS));
  };
  const orders = selectPayments(getState(), userId)
    .filter(isOpened)
    .filter(({ projectId }) => projectIds.includes(projectId));
  for (const order of orders) dispatch(paymentClosed(order));
  orders.filter(({ status }) => status !== 'cancelled').forEach(announce);
  const cancelled = orders.filter(({ status }) => status === 'cancelled');
  if (cancelled.length > 0) cancelled.filter(await askCompleted(dispatch)).forEach(announce);
}
