import { env } from '@/config/env';

const LOAD_TIMEOUT_MS = 20_000;

type CheckoutConstructor = NonNullable<Window['Razorpay']>;

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
