import { requestPurchaseStatus } from '@/api/catalogApi';
import { toRequestFailure } from '@/api/errors';
import { requestOrderState } from '@/api/paymentsApi';
import { MILLISECONDS_PER_DAY } from '@/lib/time';
import type { AppDispatch } from '@/store';
import { logFailure } from '@/lib/log';
import { orderInterrupted, paymentClosed, type OpenedOrder } from './unverifiedPaymentsSlice';

/** By then a payment that was approved after its checkout was closed has arrived or failed. */
const DISMISSED_FOR_MS = 3 * MILLISECONDS_PER_DAY;

/** What the backend says about an opened order. */
export type Finding = 'paid' | 'unpaid' | 'unknown';

/** States of an order for which the buyer was not charged, or got the money back. */
const UNPAID_STATES: readonly unknown[] = ['created', 'failed', 'refunded'];
const PAID = 'paid';

/** Returns the state of an order; undefined if the backend does not provide it. */
async function requestState(orderId: string, dispatch: AppDispatch): Promise<unknown> {
  const { data } = await dispatch(requestOrderState(orderId));
  return data?.state;
}

/** Returns whether an order that the buyer cancelled need not be asked about any more. */
const isForgettable = ({ isDismissed, openedAt }: OpenedOrder) =>
  isDismissed === true && Date.now() - openedAt >= DISMISSED_FOR_MS;

/**
 * Asks the backend what became of an order whose checkout the buyer has closed. It stays stored
 * while a payment may still arrive, so that the next visit asks again. Never rejects.
 */
export async function checkDismissedOrder(
  order: OpenedOrder,
  dispatch: AppDispatch,
): Promise<void> {
  const state = await requestState(order.orderId, dispatch);
  if (UNPAID_STATES.includes(state)) dispatch(paymentClosed(order));
  else if (state === PAID) void dispatch(requestPurchaseStatus(order.projectId));
}

/**
 * Asks the backend whether an interrupted order was paid. A paid project is reported as owned,
 * which settles the order; an unpaid order is discarded. The purchase status of a project that is
 * not owned decides nothing, because it may be that of another order. An order that the buyer
 * cancelled is kept for three days at most, without a notice. Never rejects.
 */
export async function checkInterruptedOrder(
  order: OpenedOrder,
  dispatch: AppDispatch,
): Promise<Finding> {
  // First, because the backend completes an order that it finds paid.
  const state = await requestState(order.orderId, dispatch);
  const { data: status, error } = await dispatch(requestPurchaseStatus(order.projectId));
  if (status?.hasPurchased) return 'paid';
  if (status && (UNPAID_STATES.includes(state) || isForgettable(order))) {
    dispatch(paymentClosed(order));
    return 'unpaid';
  }
  if (error) logFailure(`Asking what became of order ${order.orderId}`, error);
  // A logout aborts the request, which leaves neither a status nor an error.
  const isLoggedOut = (!status && !error) || toRequestFailure(error).status === 401;
  if (isLoggedOut) return 'unknown';
  // Buyers know about a payment that they cancelled.
  if (!order.isDismissed) dispatch(orderInterrupted(order));
  return 'unknown';
}
