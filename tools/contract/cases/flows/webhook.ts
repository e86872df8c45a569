import { setTimeout as wait } from 'node:timers/promises';
import {
  eventHeaders,
  type EventName,
  makeEventBody,
  type ToldPayment,
} from '../../formats/providerEvent';
import { SkipCase, type World } from '../../world/world';
import { type Case, flowCase, writing } from '../case';
import { CaseFailed, type Probe } from '../probe';
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
const CAPTURED: Step = ['payment.captured', true];
const PAID: Step = ['order.paid', true];
const unpaid = (change: Change): Step => ['payment.captured', false, change];
const forged = (forge: typeof eventHeaders): Step => unpaid({ forge });

/** Events in the order of their arrival, each row about an order of its own. */
const courses: Record<string, Step[]> = {
  'paid by payment.captured alone': [CAPTURED],
  'paid by order.paid alone': [PAID],
  'the same event twice': [CAPTURED, CAPTURED, PAID],
  'paid after a failed attempt': [['payment.failed', false, ofAnotherAttempt], CAPTURED],
  'a failed attempt told after the payment': [CAPTURED, ['payment.failed', true, ofAnotherAttempt]],
  'old events after a refund': [
    CAPTURED,
    ['refund.processed', false],
    unpaid({}),
    ['order.paid', false],
  ],
  'too small an amount': [unpaid({ told: ({ amount }) => ({ amount: amount - 1 }) })],
  'another currency': [unpaid({ told: () => ({ currency: 'JPY' }) })],
  'forged signatures': [
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
    const message = 'The webhook refuses an event; is --webhook-secret its secret?';
    probe.expect(isTaken, message, 'status', { expected: '2xx', actual });
  }
  if (probe.findings.length > 0) throw new CaseFailed();
}

/** Expects a project to be owned or not: soon if an event changes that, and still if it does not. */
async function expectOwnership(
  probe: Probe,
  { realtimeMs, silenceMs }: World['settings'],
  { token, projectId: id }: Customer,
  [isOwned, wasOwned]: [isOwned: boolean, wasOwned: boolean],
): Promise<void> {
  if (isOwned === wasOwned) await wait(silenceMs);
  const deadline = Date.now() + (isOwned === wasOwned ? 0 : realtimeMs);
  const call = { token, path: { id } };
  let { hasPurchased } = await probe.read('getPurchaseStatus', call);
  while (hasPurchased !== isOwned && Date.now() < deadline) {
    await wait(silenceMs);
    ({ hasPurchased } = await probe.read('getPurchaseStatus', call));
  }
  const message = isOwned ? 'The events leave the project unowned' : 'The events leave it owned';
  probe.expectEqual(hasPurchased, isOwned, message, 'access');
}

const webhookCase = ([title, steps]: [string, Step[]]): Case =>
  flowCase(['verifyPayment', [], `webhook: ${title}`], async (probe, world) => {
    const { settings } = world;
    if (!settings.webhook) throw new SkipCase('needs the webhook: add --webhook');
    const customer = await makeCustomer(probe, world);
    const { token, payment } = customer;
    let wasOwned = false;
    for (const step of steps) {
      const [event, isOwned, change = {}] = step;
      await sendEvent(probe, settings.webhook, customer, [event, isOwned, change]);
      if (isOwned !== wasOwned || step === steps.at(-1)) {
        await expectOwnership(probe, settings, customer, [isOwned, wasOwned]);
      }
      wasOwned = isOwned;
    }
    if (!steps.some(([, isOwned]) => isOwned)) return;
    const due = [[payment.paymentId, wasOwned ? 'completed' : 'refunded']];
    const expectHistory = async (message: string) => {
      const { payments } = await probe.read('listPayments', { token });
      const shown = payments.map(({ razorpay_payment_id: id, status }) => [id, status]);
      probe.expectEqual(shown, due, message);
    };
    await expectHistory('The history is not that of one payment');
    if (!wasOwned) return;
    await probe.call('verifyPayment', { token, body: payment });
    await expectHistory('Verifying a payment after its event changes it');
  });

/** What the webhook makes of the provider's events, in any order, repeated, too small and forged. */
export const webhookCases = writing(Object.entries(courses).map(webhookCase));
