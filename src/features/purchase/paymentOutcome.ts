import { paymentMessages } from '@/config/paymentMessages';
import type { InitiationFailure } from './initiationFailure';

/** The outcome of a payment for a project. */
export type PaymentOutcome =
  | { kind: 'paid' }
  /** The user owned the project already; nothing was paid. */
  | { kind: 'owned' }
  | { kind: 'cancelled' }
  /** The buyer has logged out, so there is no one to notify. */
  | { kind: 'abandoned' }
  /** Paid, now or earlier, but not yet confirmed by the backend; the payment's ids are kept. */
  | { kind: 'unverified' }
  /** An earlier payment was interrupted, and nobody can say yet what became of it. */
  | { kind: 'interrupted' }
  | { kind: 'rejected' }
  | ({ kind: 'notStarted' } & InitiationFailure);

const FORM_NOT_LOADED = 'the payment form could not be loaded. Please try again.';

/**
 * Makes the outcome of a payment that could not start for a reason other than the backend's
 * response.
 */
export const notStarted = (reason: string): PaymentOutcome => ({
  kind: 'notStarted',
  text: paymentMessages.notInitiated(reason),
  needsLogin: false,
});

/** Makes the outcome of a payment that the backend refuses to start, for the reason that it gives. */
export const refused = (message: string): PaymentOutcome => ({
  kind: 'notStarted',
  text: paymentMessages.rejected(message),
  needsLogin: false,
});

/** Makes the outcome of a payment whose code, the provider's or the shop's, could not be loaded. */
export const formNotLoaded = (): PaymentOutcome => notStarted(FORM_NOT_LOADED);
