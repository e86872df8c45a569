import { createHmac } from 'node:crypto';

const STATUSES = {
  'payment.captured': 'captured',
  'order.paid': 'captured',
  'payment.failed': 'failed',
  'refund.processed': 'refunded',
} as const;

/** An event that the payment provider's webhook sends. */
export type EventName = keyof typeof STATUSES;

/** A payment as its events tell it; the amount is in paise. */
export type ToldPayment = { id: string; orderId: string; amount: number; currency: string };

const SECOND_MS = 1000;

/**
 * Returns the body of an event, as Razorpay documents it. It is indented, so that its signature differs for a
 * backend that parses the body and writes it anew.
 */
export function makeEventBody(
  event: EventName,
  { id, orderId, amount, currency }: ToldPayment,
): string {
  const status = STATUSES[event];
  const isRefund = status === 'refunded';
  const common = { amount, currency, created_at: Math.floor(Date.now() / SECOND_MS) };
  const payment = {
    ...common,
    ...{ id, entity: 'payment', order_id: orderId, status, captured: status !== 'failed' },
    ...{ amount_refunded: isRefund ? amount : 0, refund_status: isRefund ? 'full' : null },
  };
  const order = { ...common, id: orderId, entity: 'order', status: 'paid', amount_paid: amount };
  const refund = { ...common, id: `rfnd_${id}`, entity: 'refund', payment_id: id };
  const payload = {
    payment: { entity: payment },
    ...(event === 'order.paid' && { order: { entity: order } }),
    ...(isRefund && { refund: { entity: { ...refund, status: 'processed' } } }),
  };
  const { created_at } = common;
  const contains = Object.keys(payload);
  return JSON.stringify({ entity: 'event', event, contains, payload, created_at }, null, 1);
}

/** Returns the headers of an event with a body, which the webhook's secret signs. */
export const eventHeaders = (secret: string, body: string, eventId: string) => ({
  'Content-Type': 'application/json',
  'X-Razorpay-Event-Id': eventId,
  'X-Razorpay-Signature': createHmac('sha256', secret).update(body).digest('hex'),
});
