import { testCredentials, type TestOutcome } from '../checkout/testCredentials';
import type { DomainContext } from './context';
import { freshId } from './ids';
import { isOpen, signPayment } from './orders';

/** Overrides for the simulated provider, and for the orders that it takes. */
export type ProviderBehaviour = {
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

function decideOutcome(method: unknown, value: string, behaviour: ProviderBehaviour): TestOutcome {
  if (method === 'card' && behaviour.declinesCards) return 'card_declined';
  const known = testCredentials.find((entry) => entry.method === method && entry.value === value);
  return known?.outcome ?? (method === 'card' ? 'card_declined' : 'payment_failed');
}

/**
 * Processes a payment as the provider would; returns a signed success, or an error with a reason.
 */
export async function takePayment(
  context: DomainContext,
  body: Record<string, unknown>,
  behaviour: ProviderBehaviour,
): Promise<ProviderSuccess | ProviderError> {
  const orderId = typeof body.order_id === 'string' ? body.order_id : '';
  const order = context.store.orders.get(orderId);
  if (!order || !isOpen(order) || order.amountPaise !== body.amount) {
    return {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: 'The order is not valid for this payment.',
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: { order_id: orderId },
      },
    };
  }
  const card = body.card as { number?: unknown } | undefined;
  const value = String(body.method === 'card' ? card?.number : body.vpa).replace(/\s/g, '');
  const outcome = decideOutcome(body.method, value, behaviour);
  const paymentId = freshId(context, 'pay');
  const method = body.method === 'card' || body.method === 'upi' ? body.method : null;
  const attempted = context.store.orders.put({ ...order, status: 'attempted', method });

  if (outcome !== 'success') {
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
  context.store.orders.put({ ...attempted, paymentId });
  const signature = await signPayment(orderId, paymentId);
  return {
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: behaviour.forgesSignatures
      ? signature.split('').reverse().join('')
      : signature,
  };
}
