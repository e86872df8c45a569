/** The payment instrument as sent to the provider: without name, expiry or CVV. */
export type PaymentInstrument =
  { method: 'card'; card: { number: string } } | { method: 'upi'; vpa: string };
