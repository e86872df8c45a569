import { requestPurchaseStatus } from '@/api/catalogApi';
import { toRequestFailure } from '@/api/errors';
import { requestOrderState } from '@/api/paymentsApi';
import type { AppDispatch } from '@/app/store/types';
import { logFailure } from '@/lib/log';
import { orderGivenUp, orderInterrupted, type OpenedOrder } from './unverifiedPaymentsSlice';

/** What became of an opened order. */
export type Finding = 'paid' | 'unpaid' | 'unknown';

/** The states of an order for which the buyer has not been charged, or no longer is. */
const UNPAID_STATES: readonly unknown[] = ['created', 'failed', 'refunded'];

/** The state of an order; undefined where the backend does not say. */
async function requestState(orderId: string, dispatch: AppDispatch): Promise<unknown> {
  const { data } = await dispatch(requestOrderState(orderId));
  return data?.state;
}

/**
 * Asks the backend what became of an order whose checkout was interrupted. A paid project is reported
 * as owned, which settles the order; one that was not paid is forgotten. Never rejects.
 */
export async function findOutOrder(order: OpenedOrder, dispatch: AppDispatch): Promise<Finding> {
  try {
    // First, since the backend completes an order that it finds paid.
    const state = await requestState(order.orderId, dispatch);
    const status = await dispatch(requestPurchaseStatus(order.projectId)).unwrap();
    if (status.hasPurchased) return 'paid';
    if (UNPAID_STATES.includes(state ?? status.purchaseStatus)) {
      dispatch(orderGivenUp(order));
      return 'unpaid';
    }
  } catch (error) {
    logFailure(`Asking what became of order ${order.orderId}`, error);
    if (toRequestFailure(error).status === 401) return 'unknown';
  }
  dispatch(orderInterrupted(order));
  return 'unknown';
}
