import { waitFor } from '@testing-library/react';
import type { CheckoutOptions } from '@/api/paymentProvider';
import type { ConfirmedPayment } from '@/features/buying/provider';

/** A checkout of the provider without a dialog; tests end it as the provider would. */
type FakeCheckout = {
  options: CheckoutOptions;
  orderId: string;
  /** Paise. */
  amount: number;
  state: 'made' | 'open' | 'closed';
  /** Confirms a payment. */
  pay: (payment: ConfirmedPayment) => void;
  /** Closes it as the buyer would. */
  dismiss: () => void;
};

/** The checkouts of the current test, oldest first. */
export const checkouts: FakeCheckout[] = [];

beforeEach(() => {
  checkouts.length = 0;
  window.Razorpay = class {
    readonly #checkout: FakeCheckout;
    constructor(options: CheckoutOptions) {
      this.#checkout = {
        options,
        orderId: options.order_id,
        amount: options.amount,
        state: 'made',
        pay: ({ orderId, paymentId, proof }) =>
          options.handler({
            razorpay_order_id: orderId,
            razorpay_payment_id: paymentId,
            razorpay_signature: proof,
          }),
        dismiss: () => options.modal?.ondismiss?.(),
      };
      checkouts.push(this.#checkout);
    }
    open = () => void (this.#checkout.state = 'open');
    close = () => void (this.#checkout.state = 'closed');
    on = () => undefined;
  };
});
afterEach(() => Reflect.deleteProperty(window, 'Razorpay'));

/** Waits until a checkout is open, and returns it. */
export const findFakeCheckout = (): Promise<FakeCheckout> =>
  waitFor(() => {
    const open = checkouts.find(({ state }) => state === 'open');
    if (!open) throw new Error('No checkout is open');
    return open;
  });
