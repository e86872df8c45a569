import type { PaymentInstrument } from './types';

/** How a checkout is to end by itself, without anybody at the form. */
export type CheckoutEnding = {
  /** What is paid with; nothing is paid when it is left out, and the checkout closes. */
  instrument?: PaymentInstrument;
  /** The shop is handed a signature that is wrong. */
  isForged?: boolean;
  /** The checkout closes while the payment is under way, and the success comes afterwards. */
  isLate?: boolean;
};

declare global {
  interface Window {
    /** Asked by every checkout that opens; answers an ending once. Never of a real provider. */
    __takeCheckoutEnding?: () => CheckoutEnding | null | Promise<CheckoutEnding | null>;
  }
}

/** The ending that was chosen for the checkout that opens now, or null. */
export async function takeEnding(): Promise<CheckoutEnding | null> {
  return (await window.__takeCheckoutEnding?.()) ?? null;
}
