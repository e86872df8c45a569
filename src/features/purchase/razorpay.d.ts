/** The part of the payment provider's checkout that the shop uses. */
type RazorpaySuccess = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

type RazorpayOptions = {
  key: string;
  /** Paise. */
  amount: number;
  currency: string;
  name: string;
  description: string;
  order_id: string;
  prefill: { name?: string; email?: string; contact?: string };
  theme: { color?: string };
  handler: (success: RazorpaySuccess) => void;
  modal: { ondismiss: () => void };
};

type RazorpayCheckout = {
  open: () => void;
  close: () => void;
};

interface Window {
  /** Defined by the script of the payment provider once it has loaded. */
  Razorpay?: new (options: RazorpayOptions) => RazorpayCheckout;
}
