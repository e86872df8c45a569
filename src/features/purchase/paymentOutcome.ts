import { paymentMessages } from '@/config/paymentMessages';
import type { InitiationFailure } from './initiationFailure';

/** Why a payment did not start, where the reason matters to the caller. */
type Obstacle = 'newPrice' | 'otherTab';

/** The outcome of a payment for a project. */
export type PaymentOutcome =
  | { kind: 'paid' }
  /** The user already owned the project; nothing was paid. */
  | { kind: 'owned' }
  | { kind: 'cancelled' }
  /** The buyer has logged out, so there is no one to notify. */
  | { kind: 'abandoned' }
  /** A deployment has replaced the code; the buyer was offered to reload the page. */
  | { kind: 'outdated' }
  /** Paid, now or earlier, but not yet confirmed by the backend; the payment's ids are stored. */
  | { kind: 'unverified' }
  /** An earlier payment was interrupted, and its result is unknown. */
  | { kind: 'interrupted' }
  | { kind: 'rejected' }
  | ({ kind: 'notStarted'; obstacle?: Obstacle } & InitiationFailure);

const FORM_NOT_LOADED = 'the payment form could not be loaded. Please try again.';

/** Creates the outcome of a payment that failed to start for a reason other than a response. */
export const notStarted = (reason: string, obstacle?: Obstacle): PaymentOutcome => ({
  kind: 'notStarted',
  obstacle,
  text: paymentMessages.notInitiated(reason),
  needsLogin: false,
});

/** Creates the outcome of a payment that the backend refuses to start, with its reason. */
export const refused = (message: string): PaymentOutcome => ({
  kind: 'notStarted',
  text: paymentMessages.rejected(message),
  needsLogin: false,
});

/** Creates the outcome of a payment for which the provider's script failed to load. */
export const formNotLoaded = (): PaymentOutcome => notStarted(FORM_NOT_LOADED);
