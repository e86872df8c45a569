import { purchaseRecorded, requestPurchaseStatus } from '@/api/catalogApi';
import { messageOf, reportsFailure, toRequestFailure, type RequestFailure } from '@/api/errors';
import { requestVerification } from '@/api/paymentsApi';
import type { AppStore } from '@/store';
import { selectUser } from '@/features/auth';
import { logFailure } from '@/lib/log';
import { paymentClosed, paymentRefused, type UnverifiedPayment } from './unverifiedPaymentsSlice';

/**
 * The result of a verification: the project is owned; the backend rejected the payment for good;
 * there was no conclusive response, so it can be tried again; or the buyer's session has ended.
 */
export type Verification =
  | { kind: 'verified' }
  | { kind: 'rejected' }
  | { kind: 'unknown'; failure: RequestFailure }
  | { kind: 'abandoned' };

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

/** Verifies a payment with the backend; its ids stay stored until it is settled. Never rejects. */
export async function verifyPayment(
  payment: UnverifiedPayment,
  { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
): Promise<Verification> {
  const { userId, projectId, orderId, paymentId, signature } = payment;
  const reject = (reason: unknown): Verification => {
    logFailure(`Verifying payment ${paymentId}`, reason);
    dispatch(paymentRefused(payment));
    return { kind: 'rejected' };
  };
  try {
    const response = await dispatch(
      requestVerification({ orderId, paymentId, signature }),
    ).unwrap();
    if (reportsFailure(response)) return reject(response.message);
  } catch (error) {
    if (isFinal(error)) return reject(error);
    logFailure(`Verifying payment ${paymentId}`, error);
    // The response may have been lost. Whether this payment was the one that bought the project is
    // for `settleOwnedPayments` to find out.
    const status = await dispatch(requestPurchaseStatus(projectId));
    // What another user owns says nothing about this payment; the session may have ended meanwhile.
    if (selectUser(getState())?.id !== userId) return { kind: 'abandoned' };
    const isOwned = status.isSuccess && status.data.hasPurchased;
    return isOwned ? { kind: 'verified' } : { kind: 'unknown', failure: toRequestFailure(error) };
  }
  void dispatch(purchaseRecorded(projectId));
  dispatch(paymentClosed(payment));
  return { kind: 'verified' };
}
