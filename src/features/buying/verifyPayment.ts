import { purchaseRecorded, requestPurchaseStatus } from '@/api/catalogApi';
import { messageOf, reportsFailure, toRequestFailure } from '@/api/errors';
import { requestVerification } from '@/api/paymentsApi';
import { selectUser } from '@/features/auth';
import { logFailure } from '@/lib/log';
import type { AppStore } from '@/store';
import type { MadePayment, PaymentFailure, PaymentResult } from './payment';
import { paymentClosed, paymentRefused } from './paymentsSlice';

/** Statuses that say nothing about the payment: unauthorized, timeout, too many requests. */
const INCONCLUSIVE_STATUSES = [401, 408, 429];

/**
 * Only the backend's own reason is conclusive. A gateway's page arrives as PARSING_ERROR and its
 * empty response with a status; both say nothing about the payment.
 */
function isFinal(error: unknown): boolean {
  const { status, data } = error as { status?: unknown; data?: unknown };
  if (typeof status !== 'number' || INCONCLUSIVE_STATUSES.includes(status)) return false;
  const isExplained = messageOf(data) !== null || reportsFailure(data);
  return isExplained && status >= 400 && status < 500;
}

function toFailure(error: unknown): PaymentFailure {
  const { status } = toRequestFailure(error);
  if (status === null) return { code: 'unreachable' };
  return { code: status === 500 ? 'serverError' : 'notConfirmed' };
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
  const { userId, projectId, orderId, paymentId, signature } = payment;
  const refuse = (reason: unknown): PaymentResult => {
    logFailure(`Verifying payment ${paymentId}`, reason);
    dispatch(paymentRefused(payment));
    return { status: 'refused' };
  };
  try {
    const response = await dispatch(
      requestVerification({ orderId, paymentId, signature }),
    ).unwrap();
    if (reportsFailure(response)) return refuse(response.message);
  } catch (error) {
    if (isFinal(error)) return refuse(error);
    logFailure(`Verifying payment ${paymentId}`, error);
    // The response may have been lost. Whether this payment was the one that bought the project is
    // for `settleOwnedPayments` to find out.
    const status = await dispatch(requestPurchaseStatus(projectId));
    // What another user owns says nothing about this payment; the session may have ended meanwhile.
    if (selectUser(getState())?.id !== userId) return { status: 'abandoned' };
    const isOwned = status.isSuccess && status.data.hasPurchased;
    return isOwned ? { status: 'paid' } : { status: 'unverified', failure: toFailure(error) };
  }
  void dispatch(purchaseRecorded(projectId));
  dispatch(paymentClosed(payment));
  return { status: 'paid' };
}
