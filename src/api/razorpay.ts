/**
 * The interface of the payment provider's checkout, as Razorpay documents it ("Checkout options"). The
 * shop and the simulated checkout share these types, so neither knows an option that the other lacks.
 */

/** The values that a backend needs to verify a payment. */
export type RazorpaySuccess = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

/** A payment error; `payment_id` is missing if the provider did not respond. */
export type RazorpayError = {
  code: string;
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: { order_id: string; payment_id?: string | undefined };
};

/** A listener for failed payments. */
export type RazorpayFailureListener = (failure: { error: RazorpayError }) => void;

type Optional<Options> = { [Name in keyof Options]?: Options[Name] | undefined };

/** The options of a checkout. */
export type RazorpayOptions = {
  key: string;
  /** Paise. */
  amount: number;
  /** The provider supports other currencies; the shop does not. */
  currency: 'INR';
  name: string;
  order_id: string;
  /** Optional for the provider if it redirects, which a single-page app avoids. */
  handler: (success: RazorpaySuccess) => void;
} & Optional<{
  description: string;
  image: string;
  prefill: Optional<{
    name: string;
    email: string;
    contact: string;
    method: 'card' | 'netbanking' | 'wallet' | 'emi' | 'upi';
  }>;
  notes: Record<string, string>;
  /** Colours as `#rrggbb`. */
  theme: Optional<{ color: string; backdrop_color: string; hide_topbar: boolean }>;
  modal: Optional<{
    ondismiss: () => void;
    /** Whether Escape closes the dialog; true by default. */
    escape: boolean;
    /** Whether a click on the backdrop closes the dialog; false by default. */
    backdropclose: boolean;
    handleback: boolean;
    confirm_close: boolean;
    animation: boolean;
  }>;
  /** Whether a failed payment can be retried, and how often; unlimited by default. */
  retry: { enabled: boolean; max_count?: number | undefined };
  /** Seconds. */
  timeout: number;
  readonly: Optional<{ name: boolean; email: boolean; contact: boolean }>;
  hidden: Optional<{ email: boolean; contact: boolean }>;
  customer_id: string;
  remember_customer: boolean;
  subscription_id: string;
  subscription_card_change: boolean;
  recurring: boolean;
  callback_url: string;
  redirect: boolean;
  send_sms_hash: boolean;
  allow_rotation: boolean;
  /** Payment methods and language, see "Configure payment methods". */
  config: { display: Record<string, unknown> };
}>;

/** A checkout of one order. */
export type RazorpayCheckout = {
  open: () => void;
  close: () => void;
  on: (event: 'payment.failed', listener: RazorpayFailureListener) => void;
};

/** The shape of `window.Razorpay`. */
export type RazorpayConstructor = new (options: RazorpayOptions) => RazorpayCheckout;

declare global {
  interface Window {
    /** Defined by the script of the payment provider once it has loaded. */
    Razorpay?: RazorpayConstructor;
  }
}
