import { requestPayments } from '@/api/paymentsApi';
import type { AppListenerApi } from '@/store';
import { paymentMessages } from '@/config/paymentMessages';
import { toastShown } from '@/features/toasts';
import { paymentArrived } from './projectPaid';
import {
  paymentClosed,
  selectOpenedOrders,
  selectUnverifiedPayments,
  type KeptPayment,
  type OpenedOrder,
} from './unverifiedPaymentsSlice';

const COMPLETED = 'completed';

type Owner = { userId: number; projectIds: readonly number[] };

/**
 * Closes the open payments of projects that turn out to be owned, and tells the buyer if one was
 * interrupted, or cancelled and paid after all. An unverified payment stays unless the history
 * shows its order as completed: if another order made the buyer the owner, they were charged twice.
 * So do refused ones.
 */
export async function settleOwnedPayments(
  { userId, projectIds }: Owner,
  { dispatch, getState }: Pick<AppListenerApi, 'dispatch' | 'getState'>,
): Promise<void> {
  const isOwned = ({ projectId }: { projectId: number }) => projectIds.includes(projectId);
  const announce = ({ projectId, title }: OpenedOrder) => {
    dispatch(paymentArrived({ userId, projectId, title }));
    dispatch(toastShown('success', paymentMessages.arrived(title)));
  };
  const opened = selectOpenedOrders(getState(), userId).filter(isOwned);
  for (const order of opened) dispatch(paymentClosed(order));
  opened.filter(({ isDismissed }) => !isDismissed).forEach(announce);
  const dismissed = opened.filter(({ isDismissed }) => isDismissed);
  const unverified = selectUnverifiedPayments(getState(), userId).filter(isOwned);
  if (dismissed.length + unverified.length === 0) return;
  const { data } = await dispatch(requestPayments());
  const completed = data?.payments.filter(({ status }) => status === COMPLETED) ?? [];
  const isCompleted = ({ orderId }: KeptPayment) =>
    completed.some(({ razorpay_order_id }) => razorpay_order_id === orderId);
  for (const payment of unverified.filter(isCompleted)) dispatch(paymentClosed(payment));
  dismissed.filter(isCompleted).forEach(announce);
}
