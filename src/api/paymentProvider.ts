import { parseRupees } from '@/lib/money';
import type { Payment as SentPayment } from './generated/payments.gen';

/** A payment with the shop's names for the provider's ids, and its amount in rupees. */
export type Paid<Sent extends SentPayment> = Omit<
  Sent,
  'amount' | 'razorpay_order_id' | 'razorpay_payment_id'
> & { amount: number; orderId: string; paymentId: string | null };

/** Returns a payment by the shop's names, with its amount, which may be sent as text, in rupees. */
export function readPayment<Sent extends SentPayment>({
  amount,
  razorpay_order_id: orderId,
  razorpay_payment_id: paymentId,
  ...payment
}: Sent): Paid<Sent> {
  return { ...payment, amount: parseRupees(amount), orderId, paymentId };
}

/*
 * The interface of the provider's checkout, as far as it is used (Razorpay documents all of it under
 * "Checkout options"). The shop and the simulated checkout share these types, so neither knows an option
 * that the other lacks.
 */

/** The values that a backend needs to verify a payment. */
export type CheckoutSuccess = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

/** A payment error; `payment_id` is missing if the provider did not respond. */
export type CheckoutError = {
  code: string;
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: { order_id: string; payment_id?: string | undefined };
};

/** A listener for failed payments. */
export type FailureListener = (failure: { error: CheckoutError }) => void;

type Optional<Options> = { [Name in keyof Options]?: Options[Name] | undefined };

/** The options of a checkout that the shop or the simulated checkout use. */
export type CheckoutOptions = {
  key: string;
  /** Paise. */
  amount: number;
  /** The provider supports other currencies; the shop does not. */
  currency: 'INR';
  name: string;
  order_id: string;
  /** Optional for the provider if it redirects, which a single-page app avoids. */
  handler: (success: CheckoutSuccess) => void;
} & Optional<{
  description: string;
  prefill: Optional<{ name: string; email: string; contact: string }>;
  /** The colour as `#rrggbb`. */
  theme: Optional<{ color: string }>;
  modal: Optional<{
    ondismiss: () => void;
    /** Whether Escape closes the dialog; true by default. */
    escape: boolean;
    /** Whether a click on the backdrop closes the dialog; false by default. */
    backdropclose: boolean;
    /** Whether it closes itself on the browser's Back; true by default. */
    handleback: boolean;
  }>;
  /** Whether a failed payment can be retried, and how often; unlimited by default. */
  retry: { enabled: boolean; max_count?: number | undefined };
}>;

/** A checkout of one order. */
export type Checkout = {
  open: () => void;
  close: () => void;
  on: (event: 'payment.failed', listener: FailureListener) => void;
};

/** The shape of `window.Razorpay`. */
export type CheckoutConstructor = new (options: CheckoutOptions) => Checkout;

declare global {
  interface Window {
    /** Defined by the script of the payment provider once it has loaded. */
    Razorpay?: CheckoutConstructor;
  }
}
