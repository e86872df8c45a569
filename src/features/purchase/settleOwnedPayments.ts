import { requestPayments } from '@/api/paymentsApi';
import type { AppListenerApi } from '@/app/store/types';
import { paymentMessages } from '@/config/paymentMessages';
import { toastShown } from '@/features/toasts';
import { paymentArrived } from './projectPaid';
import {
  paymentClosed,
  selectOpenedOrders,
  selectUnverifiedPayments,
} from './unverifiedPaymentsSlice';

const COMPLETED = 'completed';

type Owner = { userId: number; projectIds: readonly number[] };

/**
 * Closes the open payments of projects that turn out to be owned, and tells the buyer if one was
 * interrupted. An unverified payment stays unless the history shows its order as completed: if
 * another order made the buyer the owner, they were charged twice. So do refused ones.
 */
export async function settleOwnedPayments(
  { userId, projectIds }: Owner,
  { dispatch, getState }: Pick<AppListenerApi, 'dispatch' | 'getState'>,
): Promise<void> {
  const isOwned = ({ projectId }: { projectId: number }) => projectIds.includes(projectId);
  for (const order of selectOpenedOrders(getState(), userId).filter(isOwned)) {
    const { projectId, title } = order;
    dispatch(paymentClosed(order));
    dispatch(paymentArrived({ userId, projectId, title }));
    dispatch(toastShown('success', paymentMessages.arrived(title)));
  }
  const unverified = selectUnverifiedPayments(getState(), userId).filter(isOwned);
  if (unverified.length === 0) return;
  const { data } = await dispatch(requestPayments());
  const completed = data?.payments.filter(({ status }) => status === COMPLETED) ?? [];
  for (const payment of unverified) {
    const isCompleted = completed.some(
      ({ razorpay_order_id }) => razorpay_order_id === payment.orderId,
    );
    if (isCompleted) dispatch(paymentClosed(payment));
  }
}
