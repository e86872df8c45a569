import type { CheckoutConstructor, CheckoutOptions } from '@/api/paymentProvider';
import type { PaymentOrder } from '@/api/paymentsApi';
import { CURRENCY } from '@/config/constants';
import { env } from '@/config/env';
import { site } from '@/config/site';
import { openLayer } from '@/lib/backLayers';
import type { CheckoutListener, PaymentProvider } from '../provider';

/** Returns the named properties of a backend's object that are texts, since the provider accepts nothing else. */
function pickTexts<Name extends string>(
  values: Partial<Record<Name, unknown>> | null | undefined,
  ...names: Name[]
): Partial<Record<Name, string>> {
  const texts = names.filter((name) => typeof values?.[name] === 'string');
  return Object.fromEntries(texts.map((name) => [name, values![name]])) as Record<Name, string>;
}

/** Returns the checkout options of an order, limited to those that the backend may set. */
function describe(order: PaymentOrder): Omit<CheckoutOptions, 'handler' | 'modal'> {
  const { color = '' } = pickTexts(order.theme, 'color');
  return {
    key: order.key,
    amount: order.amount,
    currency: CURRENCY,
    name: site.siteName,
    ...pickTexts(order, 'name', 'description'),
    order_id: order.orderId,
    prefill: pickTexts(order.prefill, 'name', 'email', 'contact'),
    ...(/^#([\da-f]{3}){1,2}$/i.test(color) && { theme: { color } }),
  };
}

async function openCheckout(
  order: PaymentOrder,
  { signal, onOpen, onPaid }: CheckoutListener,
): Promise<boolean> {
  const Checkout = await loadCheckout();
  if (signal.aborted) return false;
  let closed: () => void = () => undefined;
  return new Promise<boolean>((resolve) => {
    const checkout = new Checkout({
      ...describe(order),
      handler: (success) => {
        onPaid({
          orderId: success.razorpay_order_id,
          paymentId: success.razorpay_payment_id,
          proof: success.razorpay_signature,
        });
        resolve(true);
      },
      modal: { handleback: false, ondismiss: () => resolve(false) },
    });
    const close = () => {
      checkout.close();
      resolve(false);
    };
    signal.addEventListener('abort', close);
    onOpen();
    checkout.open();
    closed = openLayer(close);
  }).finally(() => closed());
}

/** Razorpay, which opens a dialog over the page. */
export const provider: PaymentProvider = { openCheckout };

const LOAD_TIMEOUT_MS = 20_000;

let pending: Promise<CheckoutConstructor> | null = null;

function constructorInPlace(): CheckoutConstructor | undefined {
  return typeof window.Razorpay === 'function' ? window.Razorpay : undefined;
}

function appendScript(): Promise<CheckoutConstructor> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const give = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(reason));
    };
    const timer = setTimeout(
      () => give('The checkout script did not load in time'),
      LOAD_TIMEOUT_MS,
    );
    script.src = env.checkoutScriptUrl;
    script.async = true;
    script.onerror = () => give('The checkout script could not be loaded');
    script.onload = () => {
      const checkout = constructorInPlace();
      if (!checkout) {
        give('The checkout script did not define its interface');
        return;
      }
      clearTimeout(timer);
      resolve(checkout);
    };
    document.head.append(script);
  });
}

/**
 * Returns the payment provider's checkout; loads its script on first use. Rejects if the script is
 * blocked, times out or defines no checkout; the next call tries again.
 */
export async function loadCheckout(): Promise<CheckoutConstructor> {
  const inPlace = constructorInPlace();
  if (inPlace) return inPlace;
  pending ??= appendScript().finally(() => {
    pending = null;
  });
  return pending;
}
