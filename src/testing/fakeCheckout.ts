import { waitFor } from '@testing-library/react';
import type { RazorpayOptions } from '@/api/razorpay';

/** A checkout of the provider without a dialog; tests call its options as the provider would. */
type FakeCheckout = { options: RazorpayOptions; state: 'made' | 'open' | 'closed' };

/** The checkouts of the current test, oldest first. */
export const checkouts: FakeCheckout[] = [];

beforeEach(() => {
  checkouts.length = 0;
  window.Razorpay = class {
    readonly #checkout: FakeCheckout;
    constructor(options: RazorpayOptions) {
      this.#checkout = { options, state: 'made' };
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
