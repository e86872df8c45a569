import { testCredentials, type TestOutcome } from '../checkout/testCredentials';
import type { DomainContext } from './context';
import { drawId, freshId } from './ids';
import { isOpen, signPayment } from './orders';

/** A payment as the page asks for it; `amount` is in paise. */
export type AskedPayment = {
  id: string;
  orderId: string;
  amount: number;
  currency: string;
  method: 'card' | 'upi' | null;
  /** The UPI id, or the digits of the card. */
  payer: string;
  isPaid: boolean;
};

/** A backend elsewhere, for which the provider takes payments without knowing its orders. */
export type RealBackend = {
  /** The secret that it shares with the provider. */
  secret: string;
  /** Called with each payment; returns whether the page is told of it, too. */
  onPayment: (payment: AskedPayment) => boolean;
};

/** Overrides for the simulated provider, and for the orders that it takes. */
export type ProviderBehaviour = {
  realBackend?: RealBackend | undefined;
  declinesCards?: boolean;
  forgesSignatures?: boolean;
  /** Takes a fifth off the price of each order. */
  reducesOrders?: boolean;
};

type ProviderSuccess = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

type ProviderError = {
  error: {
    code: string;
    description: string;
    source: string;
    step: string;
    reason: string;
    metadata: { order_id: string; payment_id?: string };
  };
};

const failureTexts: Record<
  Exclude<TestOutcome, 'success'>,
  { source: string; description: string }
> = {
  insufficient_fund: {
    source: 'bank',
    description: 'There is not enough money in the account. Please try another card.',
  },
  card_declined: {
    source: 'bank',
    description: 'The bank declined the card. Please try another one or ask your bank.',
  },
  payment_timed_out: {
    source: 'customer',
    description: 'The payment was not confirmed in time. Please try again.',
  },
  payment_failed: {
    source: 'customer',
    description: 'The payment was not completed. Please try again.',
  },
  payment_cancelled: {
    source: 'customer',
    description: 'The payment was declined in the UPI app. Please try again.',
  },
};

/** The word in a UPI id such as success.twice@razorpay, which pays as success@razorpay does. */
export const COURSE = /\.([a-z]+)(?=@)/;

function decideOutcome(method: unknown, value: string, behaviour: ProviderBehaviour): TestOutcome {
  if (method === 'card' && behaviour.declinesCards) return 'card_declined';
  const plain = value.replace(COURSE, '');
  const known = testCredentials.find((entry) => entry.method === method && entry.value === plain);
  return known?.outcome ?? (method === 'card' ? 'card_declined' : 'payment_failed');
}

/**
 * Processes a payment as the provider would; returns a signed success, an error with a reason, or null if
 * the page is not told.
 */
export async function takePayment(
  context: DomainContext,
  body: Record<string, unknown>,
  behaviour: ProviderBehaviour,
): Promise<ProviderSuccess | ProviderError | null> {
  const { realBackend } = behaviour;
  const orderId = typeof body.order_id === 'string' ? body.order_id : '';
  const order = realBackend ? undefined : context.store.orders.get(orderId);
  const isKnown = order && order.amountPaise === body.amount && order.status !== 'failed';
  if (!realBackend && !(isKnown && isOpen(order) && order.paymentId === null)) {
    return {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: isKnown
          ? 'This order has been paid already.'
          : 'The order is not valid for this payment.',
        source: 'business',
        step: 'payment_initiation',
        reason: isKnown ? 'order_already_paid' : 'input_validation_failed',
        metadata: { order_id: orderId },
      },
    };
  }
  const card = body.card as { number?: unknown } | undefined;
  const payer = String(body.method === 'card' ? card?.number : body.vpa).replace(/\s/g, '');
  const outcome = decideOutcome(body.method, payer, behaviour);
  const isPaid = outcome === 'success';
  // The ids of a real backend's payments must be new to it, also after this server was started again.
  const paymentId = realBackend ? drawId('pay', Math.random) : freshId(context, 'pay');
  const method = body.method === 'card' || body.method === 'upi' ? body.method : null;
  if (order) {
    const attempted = { ...order, status: 'attempted', method } as const;
    context.store.orders.put(isPaid ? { ...attempted, paymentId } : attempted);
  }
  const isTold = realBackend?.onPayment({
    id: paymentId,
    orderId,
    amount: Number(body.amount),
    currency: String(body.currency),
    method,
    payer,
    isPaid,
  });
  if (isTold === false) return null;
  if (!isPaid) {
    return {
      error: {
        code: 'BAD_REQUEST_ERROR',
        ...failureTexts[outcome],
        step: 'payment_authorization',
        reason: outcome,
        metadata: { order_id: orderId, payment_id: paymentId },
      },
    };
  }
  const signature = await signPayment(orderId, paymentId, realBackend?.secret);
  return {
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: behaviour.forgesSignatures
      ? signature.split('').reverse().join('')
      : signature,
  };
}
