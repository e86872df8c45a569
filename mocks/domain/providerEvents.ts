import { CURRENCY } from '@/config/constants';
import { recordRefund } from './admin/refunds';
import type { DomainContext } from './context';
import { hmacSha256 } from './crypto';
import { DomainError } from './errors';
import { completeOrder, isOpen } from './orders';

/** The path of the webhook, which the provider calls and the shop never does. */
export const WEBHOOK_PATH = '/webhooks/payments';
/** The secret of the webhook, which differs from that of payments. */
export const WEBHOOK_SECRET = 'launchyard-mock-webhook-secret';

/** What is read of an event. */
type ProviderEvent = {
  event: string;
  payload: {
    payment?: {
      entity: {
        id: string;
        order_id: string | null;
        amount: number;
        currency: string;
        amount_refunded?: number;
      };
    };
  };
};

/**
 * Takes an event of the provider's webhook, as it was sent: any number of times, in any order. Throws
 * `badRequest` for a forged signature.
 */
export async function takeProviderEvent(
  context: DomainContext,
  body: string,
  signature: string | null,
): Promise<void> {
  if (signature !== (await hmacSha256(WEBHOOK_SECRET, body))) {
    throw new DomainError('badRequest', 'The signature of the event is not valid');
  }
  const { event, payload } = JSON.parse(body) as ProviderEvent;
  const payment = payload.payment?.entity;
  const order = payment && context.store.orders.get(payment.order_id ?? '');
  if (!order || payment.amount < order.amountPaise || payment.currency !== CURRENCY) return;
  const isOfOther = order.paymentId !== null && order.paymentId !== payment.id;
  switch (event) {
    case 'payment.captured':
    case 'order.paid':
      if (isOpen(order)) completeOrder(context, order, payment.id);
      break;
    case 'payment.failed':
      // Another attempt may follow, or may have been paid.
      if (isOpen(order)) context.store.orders.put({ ...order, status: 'attempted' });
      break;
    case 'refund.processed':
      // Part of a payment may be refunded, or one that was made twice.
      if (isOfOther || (payment.amount_refunded ?? 0) < order.amountPaise) break;
      if (order.refund?.status !== 'refunded')
        recordRefund(context, { ...order, paymentId: payment.id });
      break;
  }
}
