/** @jest-environment node */
import { send, tokenOf } from '../contract/client';
import { createMockServer } from '../node';
import { knownPeople } from '../seeds/knownPeople';
import { grants, parseGrant } from './grants';

const { backend, server } = createMockServer();
const NOW = '2026-03-01T12:00:00.000Z';
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  backend.clock.set({ kind: 'fixed', at: NOW });
});
afterEach(() => backend.reset());
afterAll(() => server.close());

/** Reads an answer as the new customer. */
async function read(path: string): Promise<unknown> {
  const token = await tokenOf(knownPeople.customer.email);
  return (await send('GET', path, { token })).json() as Promise<unknown>;
}
const readPayments = () => read('/api/payments/history');

const payment = (changes: object) => ({ payments: [expect.objectContaining(changes) as unknown] });
const refund = (status: string) => expect.objectContaining({ status }) as unknown;

it.each([
  ['owns:project=4,daysAgo=29', { status: 'completed', purchase_date: '2026-01-31T12:00:00.000Z' }],
  [
    'pending:project=4,hoursAgo=2',
    { status: 'pending', purchase_date: '2026-03-01T10:00:00.000Z' },
  ],
  ['failed', { status: 'failed', project_id: 4 }],
  ['refundRequested', { status: 'completed', refund: refund('requested') }],
  ['refundDeclined', { status: 'completed', refund: refund('declined') }],
  ['refundApproved', { status: 'refunded', refund: refund('approved') }],
] as const)('%s is what the person finds among the payments', async (text, expected) => {
  await backend.grant([parseGrant(text)]);
  expect(await readPayments()).toEqual(payment(expected));
  // Asking again changes nothing.
  await backend.grant([parseGrant(text)]);
  expect(await readPayments()).toEqual(payment(expected));
});

it('several grants add up, for people and for the shop', async () => {
  const texts = [
    'owns:project=5',
    'reviewed:project=5,stars=2',
    'answered',
    'price:project=6,rupees=1234.5',
    'withdrawn:project=5',
    'notForSale:project=7',
  ];
  await backend.grant(texts.map(parseGrant));
  expect(await read('/api/projects/5/reviews/mine')).toMatchObject({
    review: { stars: 2 },
  });
  expect(await read('/api/chat/unread')).toMatchObject({ unread_count: 1 });
  expect(await read('/api/projects/6')).toMatchObject({
    project: { base_price: '1234.50' },
  });
  expect(await read('/api/projects/7')).toMatchObject({
    project: { is_active: false },
  });
  const token = await tokenOf(knownPeople.customer.email);
  const { status } = await send('GET', '/api/projects/5/download', { token });
  expect(status).toBe(410);
});

it.each([
  ['has', 'There is no grant "has"; there are ' + Object.keys(grants).join(', ')],
  ['owns:stars=3', 'The grant owns has no stars; it has project, by, daysAgo, hoursAgo'],
  ['owns:by=visitor', 'There is no buyer "visitor"'],
  ['reviewed:stars=6', 'The stars of a grant cannot be "6"'],
])('%s is refused in words', (text, message) => {
  expect(() => parseGrant(text)).toThrow(message);
});

it('a grant for what does not exist is refused', async () => {
  await expect(backend.grant([parseGrant('owns:project=9999')])).rejects.toThrow(
    'Project not found',
  );
});
