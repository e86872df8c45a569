import { refundLimits as limits } from './refundReasons';

/** The messages of the form with which the shop refunds a payment that nobody asked for. */
export const grantMessages = {
  done: 'The payment is refunded',
  failed: 'The payment could not be refunded',
  textRequired: 'Please tell the buyer the reason',
  textTooShort: `Please tell the buyer the reason in at least ${limits.textMin} characters`,
  textTooLong: `The text can have at most ${limits.textMax} characters`,
} as const;
