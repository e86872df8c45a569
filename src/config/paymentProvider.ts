/** The name of the payment provider, as buyers know it. */
export const PROVIDER_NAME = 'Razorpay';

/** The script that opens the provider's checkout, unless config.json names another one. */
export const CHECKOUT_SCRIPT_URL = 'https://checkout.razorpay.com/v1/checkout.js';

/** What the checkout loads and sends requests to, as a source of a Content-Security-Policy. */
export const PROVIDER_SOURCE = 'https://*.razorpay.com';

/** The origins of frames that may ask the browser for a payment. */
export const PAYMENT_ORIGINS = ['https://api.razorpay.com', 'https://checkout.razorpay.com'];
