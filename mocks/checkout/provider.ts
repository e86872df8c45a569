import type { CheckoutError, CheckoutSuccess } from '@/api/paymentProvider';
import type { PaymentInstrument } from './types';

/** The body of a payment request; `amount` is in paise. */
export type PaymentRequest = PaymentInstrument & {
  order_id: string;
  amount: number;
  currency: 'INR';
  email?: string | undefined;
  contact?: string | undefined;
};

/** The result of a payment request. */
export type PaymentResult =
  { paid: true; payment: CheckoutSuccess } | { paid: false; error: CheckoutError };

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function textOf(value: unknown, name: string): string | null {
  const text = fieldOf(value, name);
  return typeof text === 'string' && text !== '' ? text : null;
}

function readSuccess(body: unknown, orderId: string): CheckoutSuccess | null {
  const paymentId = textOf(body, 'razorpay_payment_id');
  const signature = textOf(body, 'razorpay_signature');
  // A response for another order must not be accepted for this one.
  if (!paymentId || !signature || textOf(body, 'razorpay_order_id') !== orderId) return null;
  return {
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: signature,
  };
}

function readFailure(body: unknown, orderId: string): CheckoutError | null {
  const error = fieldOf(body, 'error');
  const [code, description, source, step, reason] = (
    ['code', 'description', 'source', 'step', 'reason'] as const
  ).map((name) => textOf(error, name));
  if (!code || !description || !source || !step || !reason) return null;
  const paymentId = textOf(fieldOf(error, 'metadata'), 'payment_id');
  const metadata = { order_id: orderId, ...(paymentId && { payment_id: paymentId }) };
  return { code, description, source, step, reason, metadata };
}

function unreachable(orderId: string): PaymentResult {
  return {
    paid: false,
    error: {
      code: 'GATEWAY_ERROR',
      description: 'The payment service did not respond. Please try again.',
      source: 'gateway',
      step: 'payment_authorization',
      reason: 'gateway_unreachable',
      metadata: { order_id: orderId },
    },
  };
}

/** Sends a payment to the simulated provider at `origin`; never rejects, even if aborted. */
export async function submitPayment(
  origin: string,
  request: PaymentRequest,
  signal: AbortSignal,
): Promise<PaymentResult> {
  try {
    const response = await fetch(`${origin}/simulated-checkout/payments`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      credentials: 'omit',
      signal,
    });
    const body: unknown = await response.json();
    if (response.status === 200) {
      const payment = readSuccess(body, request.order_id);
      if (payment) return { paid: true, payment };
    }
    if (response.status === 400) {
      const error = readFailure(body, request.order_id);
      if (error) return { paid: false, error };
    }
  } catch {
    // A failed connection, an abort and a body that is not JSON are all unusable.
  }
  return unreachable(request.order_id);
}
