import { setTimeout as wait } from 'node:timers/promises';
import {
  eventHeaders,
  type EventName,
  makeEventBody,
  type ToldPayment,
} from '../../formats/providerEvent';
import { SkipCase, type World } from '../../world/world';
import { type Case, flowCase, writing } from '../case';
import type { Probe } from '../probe';
import { type Customer, makeCustomer } from './buyer';

/** How an event differs from that of the customer's payment. */
type Change = {
  told?: (payment: ToldPayment) => Partial<ToldPayment>;
  /** Makes headers that the webhook must refuse. */
  forge?: typeof eventHeaders;
};

/** An event, and whether the project is owned after it. */
type Step = [event: EventName, isOwned: boolean, change?: Change];

const ofAnotherAttempt: Change = { told: ({ id }) => ({ id: `${id}0` }) };
const forged = (forge: typeof eventHeaders): Step => ['payment.captured', false, { forge }];

/** Events in the order of their arrival, each row about an order of its own. */
const courses: Record<string, Step[]> = {
  'paid by payment.captured alone': [['payment.captured', true]],
  'paid by order.paid alone': [['order.paid', true]],
  'the same event twice': [
    ['payment.captured', true],
    ['payment.captured', true],
    ['order.paid', true],
  ],
  'paid after a failed attempt': [
    ['payment.failed', false, ofAnotherAttempt],
    ['payment.captured', true],
  ],
  'a failed attempt that is told after the payment': [
    ['payment.captured', true],
    ['payment.failed', true, ofAnotherAttempt],
  ],
  'old events after a refund': [
    ['payment.captured', true],
    ['refund.processed', false],
    ['payment.captured', false],
    ['order.paid', false],
  ],
  'an event of too small an amount': [
    ['payment.captured', false, { told: ({ amount }) => ({ amount: amount - 1 }) }],
  ],
  'an event of another currency': [
    ['payment.captured', false, { told: () => ({ currency: 'JPY' }) }],
  ],
  'events with forged signatures': [
    forged((secret, ...event) => eventHeaders(`${secret}0`, ...event)),
    forged((secret, body, id) => eventHeaders(secret, JSON.stringify(JSON.parse(body)), id)),
    forged((...event) => ({ ...eventHeaders(...event), 'X-Razorpay-Signature': '' })),
  ],
};

type Webhook = NonNullable<World['settings']['webhook']>;

async function sendEvent(
  probe: Probe,
  { url, secret }: Webhook,
  { payment: { orderId, paymentId: id }, amount }: Customer,
  [event, isOwned, { told, forge }]: Required<Step>,
): Promise<void> {
  const payment = { id, orderId, amount, currency: 'INR' };
  const body = makeEventBody(event, { ...payment, ...told?.(payment) });
  const headers = (forge ?? eventHeaders)(secret, body, `evt_${event}_${id}`);
  const { status: actual } = await probe.send({ method: 'POST', url, headers, body });
  const isTaken = actual >= 200 && actual < 300;
  if (forge) {
    const values = { expected: '400', actual };
    probe.expect(!isTaken, 'An event with a forged signature is accepted', 'status', values);
  } else if (!told || isOwned) {
    probe.expect(isTaken, 'The webhook refuses an event', 'status', { expected: '2xx', actual });
  }
}

/** Expects a project to be owned or not: soon if an event changes that, and still if it does not. */
async function expectOwnership(
  probe: Probe,
  { realtimeMs, silenceMs }: World['settings'],
  { token, projectId: id }: Customer,
  [isOwned, wasOwned]: [isOwned: boolean, wasOwned: boolean],
): Promise<void> {
  const deadline = Date.now() + (isOwned === wasOwned ? 0 : realtimeMs);
  if (isOwned === wasOwned) await wait(silenceMs);
  let status = await probe.read('getPurchaseStatus', { token, path: { id } });
  while (status.hasPurchased !== isOwned && Date.now() < deadline) {
    await wait(silenceMs);
    status = await probe.read('getPurchaseStatus', { token, path: { id } });
  }
  const message = isOwned ? 'The events leave the project unowned' : 'The events leave it owned';
  probe.expectEqual(status.hasPurchased, isOwned, message, 'access');
}

const webhookCase = ([title, steps]: [string, Step[]]): Case =>
  flowCase(['verifyPayment', [], `webhook: ${title}`], async (probe, world) => {
    const { settings } = world;
    if (!settings.webhook) throw new SkipCase('needs the webhook: add --webhook');
    const customer = await makeCustomer(probe, world);
    const { token, payment } = customer;
    let wasOwned = false;
    let wasPaid = false;
    for (const [index, [event, isOwned, change = {}]] of steps.entries()) {
      await sendEvent(probe, settings.webhook, customer, [event, isOwned, change]);
      const isLast = index === steps.length - 1;
      if (isLast || isOwned !== wasOwned) {
        await expectOwnership(probe, settings, customer, [isOwned, wasOwned]);
      }
      wasOwned = isOwned;
      wasPaid ||= isOwned;
    }
    const due = [[payment.paymentId, wasOwned ? 'completed' : 'refunded']];
    const expectHistory = async (message: string) => {
      const { payments } = await probe.read('listPayments', { token });
      const shown = payments.map(({ razorpay_payment_id: id, status }) => [id, status]);
      probe.expectEqual(shown, due, message);
    };
    if (wasPaid) await expectHistory('The history is not that of one payment');
    if (!wasOwned) return;
    await probe.call('verifyPayment', { token, body: payment });
    await expectHistory('Verifying a payment after its event changes it');
  });

/** What the webhook makes of the provider's events, in any order, repeated, too small and forged. */
export const webhookCases = writing(Object.entries(courses).map(webhookCase));
