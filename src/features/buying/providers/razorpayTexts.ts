import { PROVIDER_NAME as name } from '@/config/paymentProvider';
import type { ProviderTexts } from '../provider';

/** What the pages say of Razorpay. */
export const texts: ProviderTexts = {
  help: `A card payment provider, ${name}, takes the payment in its own secure window. Your card number never reaches us; we only learn that the payment was made.`,
  recipient: `${name}, our card payment provider, which receives the order and your contact details for the payment form, and handles your card data under its own privacy policy.`,
  cookies: `When you start a payment, the payment window of ${name} is loaded and may set cookies of its own, which are needed to process the payment securely and to prevent fraud.`,
};
