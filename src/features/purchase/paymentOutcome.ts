import { paymentMessages } from '@/config/paymentMessages';
import type { InitiationFailure } from './initiationFailure';

/** How paying for a project ended. */
export type PaymentOutcome =
  | { kind: 'paid' }
  /** It was owned before anything was paid. */
  | { kind: 'owned' }
  | { kind: 'cancelled' }
  /** The person who was paying has logged out; nobody is left to be told. */
  | { kind: 'abandoned' }
  /** Paid, now or earlier, and the backend has not said so yet; the payment's ids are kept. */
  | { kind: 'unverified' }
  | { kind: 'rejected' }
  | ({ kind: 'notStarted' } & InitiationFailure);

const FORM_NOT_LOADED = 'the payment form could not be loaded. Please try again.';

/** The outcome when a reason that is no answer of the backend kept a payment from starting. */
export const notStarted = (reason: string): PaymentOutcome => ({
  kind: 'notStarted',
  text: paymentMessages.notInitiated(reason),
  needsLogin: false,
});

/** The outcome when code that payments need, the provider's or the shop's, could not be loaded. */
export const formNotLoaded = (): PaymentOutcome => notStarted(FORM_NOT_LOADED);
