import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMarkPurchased, type Project } from '@/api/catalogApi';
import { isRefusal, toRequestFailure } from '@/api/errors';
import {
  useCreatePaymentOrderMutation,
  useVerifyPaymentMutation,
  type PaymentOrder,
} from '@/api/paymentsApi';
import { AUTO_DOWNLOAD_DELAY_MS, CURRENCY } from '@/config/constants';
import { getFeatures } from '@/config/features';
import { loginRequiredMessages, paymentMessages, successMessages } from '@/config/messages';
import { paths } from '@/config/paths';
import { rememberLocation, useAuth } from '@/features/auth';
import { useToast } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import { parseRupees, toPaise } from '@/lib/money';
import { loadCheckout } from './checkoutScript';
import { explainInitiationFailure } from './initiationFailure';

const PRICE_CHANGED = 'the price has changed. Please reload the page and try again.';
const FORM_NOT_LOADED = 'the payment form could not be loaded. Please try again.';

/**
 * Buys a project: order, the provider's checkout, verification (specification, section 4: Purchase).
 * `onPurchased` runs 2 s after a verified payment. `isBusy` is true from the press to any way out.
 */
export function usePurchase(project: Project, onPurchased: () => void) {
  const [isBusy, setBusy] = useState(false);
  const isStarted = useRef(false);
  const closeCheckout = useRef<() => void>(undefined);
  const { isAuthenticated } = useAuth();
  const [createOrder] = useCreatePaymentOrderMutation();
  const [verifyPayment] = useVerifyPaymentMutation();
  const markPurchased = useMarkPurchased();
  const location = useLocation();
  const navigate = useNavigate();
  const toast = useToast();

  useEffect(() => () => closeCheckout.current?.(), []);

  const finish = () => {
    isStarted.current = false;
    closeCheckout.current = undefined;
    setBusy(false);
  };
  const fail = (text: string) => {
    toast.error(text);
    finish();
  };
  const askForLogin = () => {
    toast.error(loginRequiredMessages.purchase);
    void navigate(paths.login, { state: rememberLocation(location) });
  };

  const verify = async (success: RazorpaySuccess) => {
    closeCheckout.current = undefined;
    try {
      const verification = await verifyPayment({
        verifyPaymentRequest: {
          orderId: success.razorpay_order_id,
          paymentId: success.razorpay_payment_id,
          signature: success.razorpay_signature,
        },
      }).unwrap();
      if (isRefusal(verification)) throw new Error(verification.message);
    } catch (error) {
      logFailure(`Verifying payment ${success.razorpay_payment_id}`, error);
      fail(paymentMessages.verificationFailed);
      return;
    }
    markPurchased(project.id);
    toast.success(successMessages.payment);
    finish();
    setTimeout(onPurchased, AUTO_DOWNLOAD_DELAY_MS);
  };

  const openCheckout = async (order: PaymentOrder) => {
    const Checkout = await loadCheckout();
    const checkout = new Checkout({
      key: order.key,
      amount: order.amount,
      currency: CURRENCY,
      name: order.name,
      description: order.description,
      order_id: order.orderId,
      prefill: order.prefill,
      theme: order.theme,
      handler: (success) => void verify(success),
      modal: {
        ondismiss: () => {
          if (isStarted.current) fail(paymentMessages.cancelled);
        },
      },
    });
    closeCheckout.current = () => checkout.close();
    checkout.open();
  };

  const purchase = async () => {
    if (!isAuthenticated) {
      askForLogin();
      return;
    }
    // State would be a render late for the second of two fast presses.
    if (isStarted.current) return;
    isStarted.current = true;
    setBusy(true);

    let order: PaymentOrder;
    try {
      order = await createOrder({
        createOrderRequest: { projectId: project.id, amount: parseRupees(project.base_price) },
      }).unwrap();
    } catch (error) {
      const failure = explainInitiationFailure(
        toRequestFailure(error),
        getFeatures().paymentErrors,
      );
      finish();
      if (failure.needsLogin) askForLogin();
      else toast.error(failure.text);
      return;
    }
    if (order.amount !== toPaise(project.base_price)) {
      fail(paymentMessages.notInitiated(PRICE_CHANGED));
      return;
    }
    try {
      await openCheckout(order);
    } catch (error) {
      logFailure('Opening the checkout', error);
      fail(paymentMessages.notInitiated(FORM_NOT_LOADED));
    }
  };

  return { isBusy, purchase: () => void purchase() };
}
