import * as v from 'valibot';
import { filledText, wholeNumber } from '@/lib/schemas';

/**
 * The life of a payment, and of a step of a checkout of the cart, from the opening of the provider's
 * checkout to the project.
 *
 * - `waiting`: a step that is still to be paid.
 * - `opened`: the provider's checkout was opened; how it ended is not known yet.
 * - `cancelled`: the buyer closed the checkout; an attempt in another app may still succeed.
 * - `interrupted`: the backend could not tell what became of an opened checkout.
 * - `unpaid`: the backend says that nothing was paid.
 * - `unverified`: the provider has confirmed the payment, the backend has not.
 * - `refused`: the backend refused the payment for good; the buyer may have been charged anyway.
 * - `paid`: the backend has verified the payment, and the buyer owns the project.
 * - `owned`: the buyer owned the project already, and nothing was paid now.
 * - `notStarted`: no checkout was opened, because of a failure.
 * - `skipped`: the buyer went on without this step.
 * - `abandoned`: the buyer has logged out or left, so there is no one to tell.
 * - `outdated`: a deployment has replaced the code; the buyer was offered to reload the page.
 */
export type AttemptStatus =
  | 'waiting'
  | 'opened'
  | 'cancelled'
  | 'interrupted'
  | 'unpaid'
  | 'unverified'
  | 'refused'
  | 'paid'
  | 'owned'
  | 'notStarted'
  | 'skipped'
  | 'abandoned'
  | 'outdated';

/** An order and its buyer. */
const order = {
  userId: wholeNumber,
  projectId: wholeNumber,
  title: filledText,
  orderId: filledText,
};

const openedOrder = v.object({
  ...order,
  status: v.picklist(['opened', 'cancelled', 'interrupted']),
  /** Milliseconds since 1970; distinguishes reopenings of an order. */
  openedAt: wholeNumber,
});

const madePayment = v.object({
  ...order,
  status: v.picklist(['unverified', 'refused']),
  paymentId: filledText,
  proof: filledText,
});

/** A payment as it is stored until it is settled. */
export const keptPayment = v.union([openedOrder, madePayment]);

/** An order whose checkout was opened, which may be paid at any time. */
export type OpenedOrder = v.InferOutput<typeof openedOrder>;

/** A payment that the provider has confirmed but the backend has not. */
export type MadePayment = v.InferOutput<typeof madePayment>;

/** A payment that is stored until it is settled. */
export type KeptPayment = v.InferOutput<typeof keptPayment>;

/** Returns whether it is unknown if the order was paid. */
export const isOpened = (payment: KeptPayment): payment is OpenedOrder => 'openedAt' in payment;

/** Returns whether the payment awaits the backend's verification. */
export const isUnverified = (payment: KeptPayment): payment is MadePayment =>
  payment.status === 'unverified';

/** Identifies a stored payment; each opening of an order counts separately. */
export const idOf = (payment: KeptPayment): string =>
  isOpened(payment) ? `${payment.orderId} ${payment.openedAt}` : payment.paymentId;

/** A failure as it is stored: a code, and what only the backend can say about it. */
export const paymentFailure = v.object({
  /** Why a payment could not start, or could not be verified. */
  code: v.picklist([
    'loginRequired',
    'unreachable',
    'projectNotFound',
    'serverError',
    'otherStatus',
    'declined',
    'newPrice',
    'otherTab',
    'orderUnusable',
    'formNotLoaded',
    'notConfirmed',
  ]),
  /** The backend's message of `declined`, the status code of `otherStatus`. */
  detail: v.optional(v.string()),
});

/** Why a payment could not start, or could not be verified. */
export type PaymentFailure = v.InferOutput<typeof paymentFailure>;

/** What became of an attempt to pay for a project, or to find out about an earlier one. */
export type PaymentResult =
  | { status: 'notStarted'; failure: PaymentFailure }
  | { status: 'unverified'; failure?: PaymentFailure }
  | {
      status:
        | 'abandoned'
        | 'cancelled'
        | 'interrupted'
        | 'outdated'
        | 'owned'
        | 'paid'
        | 'refused'
        | 'unpaid';
    };

/** Returns the result of a payment for which no checkout was opened. */
export const notStarted = (failure: PaymentFailure): PaymentResult => ({
  status: 'notStarted',
  failure,
});
