import { useEffect, useRef } from 'react';
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
import { paymentMade, type UnverifiedPayment } from './unverifiedPaymentsSlice';
import { useVerification } from './useVerification';

const PRICE_CHANGED = 'the price has changed. Please reload the page and try again.';
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
  /** Paid, and the backend has not said so yet; the payment's ids are kept. */
  | { kind: 'unverified' }
  | { kind: 'rejected' }
  | ({ kind: 'notStarted' } & InitiationFailure);

const notStarted = (reason: string): PaymentOutcome => ({
  kind: 'notStarted',
  text: paymentMessages.notInitiated(reason),
  needsLogin: false,
});

/**
 * Pays for a project (specification, section 4: Purchase): asks whether it is owned, opens an order,
 * compares the price, opens the checkout and has the payment verified. Never rejects. The checkout
 * closes when the component goes or the person logs out.
 */
export function usePayment() {
  const { user } = useAuth();
  const userId = user?.id;
  const store = useStore<{ auth: AuthState }>();
  const dispatch = useDispatch();
  const askPurchaseStatus = useAskPurchaseStatus();
  const [createOrder] = useCreatePaymentOrderMutation();
  const verify = useVerification();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), [userId]);

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
      order = await createOrder({
        createOrderRequest: { projectId: project.id, amount: parseRupees(project.base_price) },
      }).unwrap();
    } catch (error) {
      const failure = toRequestFailure(error);
      if (signal.aborted && failure.status !== 401) return { kind: 'abandoned' };
      const { paymentErrors } = getFeatures();
      return { kind: 'notStarted', ...explainInitiationFailure(failure, paymentErrors) };
    }
    if (order.amount !== toPaise(project.base_price)) return notStarted(PRICE_CHANGED);
    try {
      return await checkOut(project, order, buyerId, signal);
    } catch (error) {
      logFailure('Opening the checkout', error);
      return notStarted(FORM_NOT_LOADED);
    }
  };

  return async (project: PayableProject): Promise<PaymentOutcome> => {
    if (userId === undefined) {
      return { kind: 'notStarted', ...explainInitiationFailure({ status: 401, message: null }) };
    }
    const controller = new AbortController();
    running.current = controller;
    const outcome = await runInOneTab(`payment-${userId}-${project.id}`, () =>
      run(project, userId, controller.signal),
    );
    return outcome ?? notStarted(PAID_IN_ANOTHER_TAB);
  };
}
