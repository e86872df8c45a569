/** The values a shop sends to its server to verify a payment. */
export interface CheckoutSuccess {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** A payment error; `payment_id` is missing if the provider did not respond. */
export interface CheckoutError {
  code: string;
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: { order_id: string; payment_id?: string | undefined };
}

/** The argument of a `payment.failed` listener. */
export interface CheckoutFailure {
  error: CheckoutError;
}

/** The options of a checkout; `amount` is in paise, `theme.color` is `#rrggbb`. */
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
        /** Whether Escape closes the dialog; true by default. */
        escape?: boolean | undefined;
        /** Whether a click on the backdrop closes the dialog; false by default. */
        backdropclose?: boolean | undefined;
      }
    | undefined;
  /** Whether a failed payment can be retried, and how often; unlimited by default. */
  retry?: boolean | { enabled: boolean; max_count?: number | undefined } | undefined;
}

/** A listener for failed payments. */
export type FailureListener = (failure: CheckoutFailure) => void;

/** A checkout of one order. */
export interface RazorpayCheckout {
  open(): void;
  close(): void;
  on(event: 'payment.failed', listener: FailureListener): void;
}

/** The shape of `window.Razorpay`. */
export type RazorpayConstructor = new (options: CheckoutOptions) => RazorpayCheckout;

/** The payment instrument as sent to the provider: without name, expiry or CVV. */
export type PaymentInstrument =
  { method: 'card'; card: { number: string } } | { method: 'upi'; vpa: string };
