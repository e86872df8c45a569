/** The three values a shop sends to its server to have a payment verified. */
export interface CheckoutSuccess {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** Why a payment failed; `payment_id` is missing when the provider never answered. */
export interface CheckoutError {
  code: string;
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: { order_id: string; payment_id?: string | undefined };
}

/** What a `payment.failed` listener receives. */
export interface CheckoutFailure {
  error: CheckoutError;
}

/** What the shop tells the checkout; `amount` is in paise, `theme.color` is `#rrggbb`. */
export interface CheckoutOptions {
  key: string;
  amount: number;
  currency: 'INR';
  name: string;
  order_id: string;
  handler: (response: CheckoutSuccess) => void;
  description?: string | undefined;
  prefill?:
    | { name?: string | undefined; email?: string | undefined; contact?: string | undefined }
    | undefined;
  theme?: { color?: string | undefined } | undefined;
  modal?:
    | {
        ondismiss?: (() => void) | undefined;
        /** Escape closes the dialog; true unless said otherwise. */
        escape?: boolean | undefined;
        /** A press beside the dialog closes it; false unless said otherwise. */
        backdropclose?: boolean | undefined;
      }
    | undefined;
  /** Whether a failed payment may be tried again, and how many times; unlimited by default. */
  retry?: boolean | { enabled: boolean; max_count?: number | undefined } | undefined;
}

/** Listener of failed payments. */
export type FailureListener = (failure: CheckoutFailure) => void;

/** One checkout of one order. */
export interface RazorpayCheckout {
  open(): void;
  close(): void;
  on(event: 'payment.failed', listener: FailureListener): void;
}

/** The shape of `window.Razorpay`. */
export type RazorpayConstructor = new (options: CheckoutOptions) => RazorpayCheckout;

/** What the customer pays with, as far as it leaves the form: no name, expiry or CVV. */
export type PaymentInstrument =
  { method: 'card'; card: { number: string } } | { method: 'upi'; vpa: string };
