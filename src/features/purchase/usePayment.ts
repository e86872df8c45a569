import { useEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useAskPurchaseStatus } from '@/api/catalogApi';
import { toRequestFailure } from '@/api/errors';
import { useCreatePaymentOrderMutation, type PaymentOrder } from '@/api/paymentsApi';
import { getFeatures } from '@/config/features';
import { paymentMessages } from '@/config/paymentMessages';
import { selectUser, useAuth, type AuthState } from '@/features/auth';
import { logFailure } from '@/lib/log';
import { parseRupees, toPaise } from '@/lib/money';
import { runInOneTab } from '@/lib/tabLock';
import { explainInitiationFailure, type InitiationFailure } from './initiationFailure';
import {
  paymentMade,
  selectUnverifiedPayments,
  type UnverifiedPayment,
  type UnverifiedPaymentsState,
} from './unverifiedPaymentsSlice';
import { useVerification } from './useVerification';

const PRICE_CHANGED = 'the price has changed. Please reload the page and try again.';
const ORDER_UNUSABLE = 'the order could not be read. Please try again later.';
const FORM_NOT_LOADED = 'the payment form could not be loaded. Please try again.';
const PAID_IN_ANOTHER_TAB = 'this project is being paid for in another tab.';

/** What is bought, at the price that the person was shown, in rupees. */
export type PayableProject = { id: number; title: string; base_price: number | string };

/** How paying for a project ended. */
export type PaymentOutcome =
  | { kind: 'paid' }
  /** It was owned before anything was paid. */
  | { kind: 'owned' }
  | { kind: 'cancelled' }
  /** The person who was paying has logged out; nobody is left to be told. */
  | { kind: 'abandoned' }
  /** Paid, now or earlier, and the backend has not said so yet; the payment's ids are kept. */
  | { kind: 'unverified' }
  | { kind: 'rejected' }
  | ({ kind: 'notStarted' } & InitiationFailure);

const notStarted = (reason: string): PaymentOutcome => ({
  kind: 'notStarted',
  text: paymentMessages.notInitiated(reason),
  needsLogin: false,
});

const isWord = (value: unknown) => typeof value === 'string' && value !== '';

/** Whether the answer holds what the checkout cannot do without. */
function isUsable(order: PaymentOrder | null): order is PaymentOrder {
  return order !== null && isWord(order.orderId) && isWord(order.key);
}

/**
 * Pays for a project (specification, section 4: Purchase): asks whether it is owned or paid for
 * already, opens an order, compares the price, opens the checkout and has the payment verified.
 * `pay` answers null while a payment is under way; `isBusy` is true until then. The checkout closes
 * when the component goes or the person logs out.
 */
export function usePayment() {
  const { user } = useAuth();
  const userId = user?.id;
  const store = useStore<{ auth: AuthState; unverifiedPayments: UnverifiedPaymentsState }>();
  const dispatch = useDispatch();
  const askPurchaseStatus = useAskPurchaseStatus();
  const [createOrder] = useCreatePaymentOrderMutation();
  const verify = useVerification();
  const running = useRef<AbortController>(undefined);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => () => running.current?.abort(), [userId]);

  const hasUnverified = (buyerId: number, projectId: number) =>
    selectUnverifiedPayments(store.getState(), buyerId).some(
      (payment) => payment.projectId === projectId,
    );
  const isStillSignedIn = (buyerId: number) => selectUser(store.getState())?.id === buyerId;

  const checkOut = async (
    project: PayableProject,
    order: PaymentOrder,
    buyerId: number,
    signal: AbortSignal,
  ): Promise<PaymentOutcome> => {
    let payment: UnverifiedPayment | undefined;
    // What a person who only looks does not need is loaded with the first payment.
    const { openCheckout } = await import('./openCheckout');
    const isPaid = await openCheckout(order, {
      signal,
      onPaid: (success) => {
        payment = {
          userId: buyerId,
          projectId: project.id,
          title: project.title,
          orderId: success.razorpay_order_id,
          paymentId: success.razorpay_payment_id,
          signature: success.razorpay_signature,
        };
        dispatch(paymentMade(payment));
      },
    });
    if (isPaid && payment) {
      // Another person's token must not be used for it; it waits for the buyer's next visit.
      if (!isStillSignedIn(buyerId)) return { kind: 'unverified' };
      const verification = await verify(payment);
      if (verification.kind === 'verified') return { kind: 'paid' };
      return { kind: verification.kind === 'rejected' ? 'rejected' : 'unverified' };
    }
    return { kind: signal.aborted ? 'abandoned' : 'cancelled' };
  };

  const run = async (
    project: PayableProject,
    buyerId: number,
    signal: AbortSignal,
  ): Promise<PaymentOutcome> => {
    let order: PaymentOrder;
    try {
      const { hasPurchased } = await askPurchaseStatus(project.id);
      if (hasPurchased) return { kind: 'owned' };
      if (hasUnverified(buyerId, project.id)) return { kind: 'unverified' };
      order = await createOrder({
        createOrderRequest: { projectId: project.id, amount: parseRupees(project.base_price) },
      }).unwrap();
    } catch (error) {
      const failure = toRequestFailure(error);
      if (signal.aborted && failure.status !== 401) return { kind: 'abandoned' };
      const { paymentErrors } = getFeatures();
      return { kind: 'notStarted', ...explainInitiationFailure(failure, paymentErrors) };
    }
    if (!isUsable(order)) return notStarted(ORDER_UNUSABLE);
    if (order.amount !== toPaise(project.base_price)) return notStarted(PRICE_CHANGED);
    try {
      return await checkOut(project, order, buyerId, signal);
    } catch (error) {
      logFailure('Opening the checkout', error);
      return notStarted(FORM_NOT_LOADED);
    }
  };

  const pay = async (project: PayableProject): Promise<PaymentOutcome | null> => {
    // State would be a render late for the second of two fast presses.
    if (running.current) return null;
    if (userId === undefined) {
      return { kind: 'notStarted', ...explainInitiationFailure({ status: 401, message: null }) };
    }
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      const outcome = await runInOneTab(`payment-${userId}-${project.id}`, () =>
        run(project, userId, controller.signal),
      );
      return outcome ?? notStarted(PAID_IN_ANOTHER_TAB);
    } finally {
      running.current = undefined;
      setBusy(false);
    }
  };

  return { isBusy, pay };
}
