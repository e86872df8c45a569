import type { PaymentInstrument } from './types';

/** A preset ending of a checkout, without user input. */
export type CheckoutEnding = {
  /** What to pay with; omitted, the checkout closes without paying. */
  instrument?: PaymentInstrument;
  /** Passes an invalid signature to the shop. */
  isForged?: boolean;
  /** Closes the checkout while the payment is in progress; the success follows afterwards. */
  isLate?: boolean;
};

declare global {
  interface Window {
    /** Returns and clears the preset ending; called by every simulated checkout that opens. */
    __takeCheckoutEnding?: () => CheckoutEnding | null | Promise<CheckoutEnding | null>;
  }
}

/** Takes the preset ending for the checkout that is opening, or null. */
export async function takeEnding(): Promise<CheckoutEnding | null> {
  return (await window.__takeCheckoutEnding?.()) ?? null;
}
