import { randomUUID } from 'node:crypto';
import {
  eventHeaders,
  type EventName,
  makeEventBody,
  type ToldPayment,
} from '../../tools/contract/formats/providerEvent';
import { drawId } from '../domain/ids';
import { type AskedPayment, COURSE } from '../domain/provider';

/** The webhook of a real backend. */
export type Webhook = { url: string; secret: string };

type ProviderEvent = { id: string; name: EventName; body: string };

const LATE_MS = 10_000;

const makeEvent = (name: EventName, payment: ToldPayment): ProviderEvent => ({
  id: `evt_${randomUUID()}`,
  name,
  body: makeEventBody(name, payment),
});

type Course = {
  /** Returns what is sent in place of the events of a payment. */
  change?: (events: ProviderEvent[], payment: ToldPayment) => ProviderEvent[];
  delayMs?: number;
  /** Whether the page is told nothing. */
  isUntold?: boolean;
};

/** What becomes of the events of a payment, by the word in its UPI id: success.twice@razorpay. */
const COURSES: Record<string, Course> = {
  twice: { change: (events) => events.flatMap((event) => [event, event]) },
  late: { delayMs: LATE_MS },
  // The last one tells of an earlier attempt at the same order.
  reversed: {
    change: (events, payment) => [
      ...events.reverse(),
      makeEvent('payment.failed', { ...payment, id: drawId('pay', Math.random) }),
    ],
  },
  refunded: {
    change: (events, payment) => [...events, makeEvent('refund.processed', payment), ...events],
  },
  alone: { isUntold: true },
};

async function send({ url, secret }: Webhook, events: readonly ProviderEvent[]): Promise<void> {
  for (const { id, name, body } of events) {
    const headers = eventHeaders(secret, body, id);
    const outcome = await fetch(url, { method: 'POST', headers, body }).then(
      ({ status }) => status,
      () => 'no response',
    );
    console.log(`Webhook: ${name} ${id}: ${outcome}`);
  }
}

/** Sends the events of a payment to a webhook; returns whether the page is told of it, too. */
export function tellWebhook(webhook: Webhook, payment: AskedPayment): boolean {
  const names: EventName[] = payment.isPaid
    ? ['payment.captured', 'order.paid']
    : ['payment.failed'];
  const events = names.map((name) => makeEvent(name, payment));
  const {
    change,
    delayMs = 0,
    isUntold = false,
  } = COURSES[COURSE.exec(payment.payer)?.[1] ?? ''] ?? {};
  setTimeout(() => void send(webhook, change?.(events, payment) ?? events), delayMs).unref();
  return !isUntold;
}
