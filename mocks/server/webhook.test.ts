/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { killServers, LONG_MS, startServer } from '@/testing/mockServerProcess';
import { eventHeaders } from '../../tools/contract/formats/providerEvent';
import { signPayment } from '../domain/orders';

const CHECKOUT_SECRET = 'shared-with-the-real-backend';
const WEBHOOK_SECRET = 'signs-events';

type Event = { event: string; payload: { payment: { entity: Record<string, unknown> } } };
type Received = { name: string; id: string; payment: Record<string, unknown>; isSigned: boolean };

const received: Received[] = [];
const backend = createServer((incoming, response) => {
  void text(incoming).then((body) => {
    const id = String(incoming.headers['x-razorpay-event-id']);
    const { event, payload } = JSON.parse(body) as Event;
    const due = eventHeaders(WEBHOOK_SECRET, body, id)['X-Razorpay-Signature'];
    const isSigned = incoming.headers['x-razorpay-signature'] === due;
    received.push({ name: event, id, payment: payload.payment.entity, isSigned });
    response.end(() => backend.emit('received'));
  });
});

let host: string;
beforeAll(async () => {
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const webhook = `http://127.0.0.1:${(backend.address() as AddressInfo).port}/hook`;
  const flags = ['--checkout-secret', CHECKOUT_SECRET, '--webhook', webhook];
  ({ host } = await startServer(...flags, '--webhook-secret', WEBHOOK_SECRET));
}, LONG_MS);
afterAll(async () => {
  backend.close();
  await killServers();
});
beforeEach(() => received.splice(0));

const pay = (vpa: string, orderId = 'order_of_the_real_backend') =>
  fetch(`${host}/simulated-checkout/payments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ method: 'upi', vpa, order_id: orderId, amount: 4900, currency: 'INR' }),
  });

async function eventsUntil(count: number): Promise<Received[]> {
  while (received.length < count) await once(backend, 'received');
  return received;
}

const [CAPTURED, PAID] = ['payment.captured', 'order.paid'];

test.each<[string, number, string[], number]>([
  ['success@razorpay', 200, [CAPTURED, PAID], 2],
  ['failure@razorpay', 400, ['payment.failed'], 1],
  ['success.twice@razorpay', 200, [CAPTURED, CAPTURED, PAID, PAID], 2],
  ['success.reversed@razorpay', 200, [PAID, CAPTURED, 'payment.failed'], 3],
  ['success.refunded@razorpay', 200, [CAPTURED, PAID, 'refund.processed', CAPTURED, PAID], 3],
  ['success.alone@razorpay', 504, [CAPTURED, PAID], 2],
])('%s: the page gets %i, and the webhook %j', async (vpa, status, names, ids) => {
  expect((await pay(vpa)).status).toBe(status);
  const events = await eventsUntil(names.length);
  expect(events.map(({ name }) => name)).toEqual(names);
  expect(new Set(events.map(({ id }) => id)).size).toBe(ids);
  expect(events.every(({ isSigned }) => isSigned)).toBe(true);
  const told = { order_id: 'order_of_the_real_backend', amount: 4900, currency: 'INR' };
  for (const { payment } of events) expect(payment).toMatchObject(told);
});

test('signs payments with the secret of the backend, whose orders it does not know', async () => {
  const paid = (await (await pay('success@razorpay')).json()) as Record<string, string>;
  const { razorpay_order_id: orderId, razorpay_payment_id: id, razorpay_signature: own } = paid;
  expect(own).toBe(await signPayment(orderId!, id!, CHECKOUT_SECRET));
  const [{ payment }] = (await eventsUntil(2)) as [Received];
  expect(payment.id).toBe(id);
});

test('late events do not keep those of the next payment waiting', async () => {
  await pay('success.late@razorpay', 'order_late');
  await pay('success@razorpay', 'order_next');
  const orders = (await eventsUntil(2)).map(({ payment }) => payment.order_id);
  expect(orders).toEqual(['order_next', 'order_next']);
});
