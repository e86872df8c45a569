import type { PaymentProvider } from '../provider';

export { texts as providerTexts } from './razorpayTexts';

/** Loads the adapter of the provider that takes the payments of this shop. */
export const loadProvider = async (): Promise<PaymentProvider> =>
  (await import('./razorpay')).provider;
