import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import type { Payment, PaymentOrder } from '@/api/generated/payments.gen';
import type { GetProjectContentsResponse } from '@/api/generated/projects.gen';
import { SkipCase, type World } from '../../world/world';
import { callCase, flowCase, writing } from '../case';
import { nearSignatures } from '../derived/nearMisses';
import type { Probe } from '../probe';
import { UNKNOWN_ID, UNKNOWN_TEXT } from '../unknownValues';
import { expectPrice, signPayment, toPaise } from './buyer';
import { paidRecheckCases, unpaidRecheckCases } from './refunds';

const orderBody = (world: World) => {
  const { id, base_price } = world.need('project');
  return { projectId: id, amount: Number(base_price) };
};

const inProject = (world: World, who: 'person' | 'bystander' = 'person') =>
  world.by(who, { path: { id: world.need('project').id } });

/** The same, once the run has bought the project. */
const inBought = (world: World, who?: 'bystander') =>
  world.need('payment') && inProject(world, who);

const EXTENDED = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i;
const PLAIN = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i;

/** Returns the file name in a Content-Disposition header, preferring the extended form (RFC 6266). */
function suggestedName(disposition: string): string | undefined {
  const extended = EXTENDED.exec(disposition)?.[1];
  if (extended && !/%(?![\da-f]{2})/i.test(extended)) return decodeURIComponent(extended);
  const [, quoted, bare] = PLAIN.exec(disposition) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? bare;
}

const forgedFor = (orderId: string) => ({
  orderId,
  paymentId: 'pay_forged',
  signature: '0'.repeat(64),
});

/** Creates a payment signed like the provider's. Throws `SkipCase` without --secret. */
function signedPayment(world: World) {
  const { secret } = world.settings;
  if (!secret) throw new SkipCase('needs a signed payment: add --secret');
  const { orderId } = world.need('order');
  const paymentId = world.maybe('payment')?.paymentId ?? `pay_${randomUUID().replaceAll('-', '')}`;
  const payment = { orderId, paymentId, signature: signPayment(secret, orderId, paymentId) };
  world.learn({ payment });
  return payment;
}

/** Expects a rejected payment not to grant ownership. */
async function expectNotOwned(probe: Probe, world: World): Promise<void> {
  const status = await probe.read('getPurchaseStatus', inProject(world));
  probe.expectEqual(status.hasPurchased, false, 'A rejected payment granted ownership', 'access');
  await probe.call('downloadProject', inProject(world), [403]);
}

/** Expects a suggested file name to be the project's title, as far as file names allow. */
function expectNamedAfter(probe: Probe, headers: Headers, title: string): void {
  const name = suggestedName(headers.get('Content-Disposition') ?? '');
  if (name === undefined) return;
  const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  const stem = lettersOf(name.replace(/\.zip$/i, ''));
  const isNamed = name.toLowerCase().endsWith('.zip') && stem && lettersOf(title).startsWith(stem);
  const message = 'The suggested name is not the title of the project, and .zip';
  probe.expect(Boolean(isNamed), message, 'consistency', {
    expected: `${title}.zip`,
    actual: name,
  });
}

/** Expects the files of the project to be those that guests see, if the backend lists them. */
async function expectListed(probe: Probe, world: World, zip: Uint8Array): Promise<void> {
  if (!world.offers('contents')) return;
  const call = { path: inProject(world).path };
  const { status, json } = await probe.call('getProjectContents', call, [200, 404]);
  if (status !== 200) return;
  const { files } = json as GetProjectContentsResponse;
  const names = new Set(Object.keys(unzipSync(zip)));
  const missing = files.map(({ path }) => path).filter((path) => !names.has(path));
  probe.expectEqual(missing, [], 'The file lacks what the contents of the project list');
}

/** Expects the checkout to be prefilled with the buyer's own data, if at all. */
function expectPrefill(probe: Probe, world: World, { prefill }: PaymentOrder): void {
  const { name, email, phone } = world.need('person').user;
  const expected = { name, email, contact: phone };
  const filled = Object.entries(prefill).filter(([, value]) => value);
  const message = "The order's prefill is not the buyer's";
  probe.expectShared(Object.fromEntries(filled), expected, message, 'access');
}

/** Amounts near the price, each with its defect. */
const wrongAmounts: [string, (price: number) => number][] = [
  ['below the price', (price) => price - 1],
  ['above the price', (price) => price + 1],
  ['zero', () => 0],
  ['a paisa below the price', (price) => price - 0.01],
  ['a paisa above the price', (price) => price + 0.01],
  ['the price with a minus', (price) => -price],
  ['the price in paise', (price) => price * 100],
];

const orderCases = [
  ...wrongAmounts.map(([title, change]) =>
    callCase(['createPaymentOrder', 400, `an amount: ${title}`], (world) => {
      const { projectId, amount } = orderBody(world);
      return world.by('person', { body: { projectId, amount: change(amount) } });
    }),
  ),
  callCase(['createPaymentOrder', 404, 'an unknown project'], (world) =>
    world.by('person', { body: { projectId: UNKNOWN_ID, amount: 1 } }),
  ),
  callCase(
    ['createPaymentOrder', 200, 'the price in paise', 'prepares'],
    (world) => world.by('person', { body: orderBody(world) }),
    (order, probe, world) => {
      const { base_price, title } = world.need('project');
      const message = `The price is ${base_price} rupees, and the order's amount must be in paise`;
      expectPrice(probe, order, base_price, message);
      expectPrefill(probe, world, order);
      probe.expect(
        order.description.toLowerCase().includes(title.toLowerCase()),
        'The description of the order does not name the project',
        'consistency',
        { expected: title, actual: order.description },
      );
      world.learn({ order });
    },
  ),
  callCase(
    ['createPaymentOrder', 200, 'the order that is still open'],
    (world) => world.by('person', { body: orderBody(world) }),
    (again, probe, world) => {
      probe.expectEqual(again, world.need('order'), 'A second call creates another order');
    },
  ),
];

const ofOrder = (world: World, who: 'person' | 'bystander' = 'person') =>
  world.by(who, { path: { orderId: world.need('order').orderId } });

const orderStateCases = [
  callCase(
    ['getPaymentOrder', 200, 'an order that is not paid'],
    (world) => ofOrder(world),
    ({ state }, probe, world) => {
      // An account given to the checker may have tried to pay before.
      const message = `An open order is reported as ${state}`;
      probe.expect(state === 'created' || state === 'attempted', message);
      return expectNotOwned(probe, world);
    },
  ),
  callCase(['getPaymentOrder', 403, "another user's order"], (world) =>
    ofOrder(world, 'bystander'),
  ),
];

const verificationCases = [
  flowCase(['verifyPayment', 400, 'signatures close to the right one'], async (probe, world) => {
    const { orderId, paymentId } = signedPayment(world);
    const near = nearSignatures(world.settings.secret!, [orderId, paymentId]);
    const calls = near.map((signature) =>
      world.by('person', { body: { orderId, paymentId, signature } }),
    );
    await probe.callEach('verifyPayment', calls, [400]);
    await expectNotOwned(probe, world);
  }),
  callCase(
    ['verifyPayment', 400, 'a forged signature'],
    (world) => world.by('person', { body: forgedFor(world.need('order').orderId) }),
    (_body, probe, world) => expectNotOwned(probe, world),
  ),
  callCase(
    ['verifyPayment', 400, "another payment's signature"],
    (world) => world.by('person', { body: { ...signedPayment(world), paymentId: 'pay_another' } }),
    (_body, probe, world) => expectNotOwned(probe, world),
  ),
  callCase(['verifyPayment', 404, 'an unknown order'], (world) =>
    world.by('person', { body: forgedFor(`order_${UNKNOWN_TEXT}`) }),
  ),
  callCase(['verifyPayment', 403, "another user's order"], (world) =>
    world.by('bystander', { body: signedPayment(world) }),
  ),
  ...['a valid signature', 'the same payment again'].map((title) =>
    callCase(
      ['verifyPayment', 200, title, 'prepares'],
      (world) => world.by('person', { body: signedPayment(world) }),
      ({ success }, probe) =>
        probe.expect(success !== false, 'A successful response has success: false'),
    ),
  ),
  callCase(['verifyPayment', 400, 'another payment of a paid order'], (world) => {
    const { orderId } = world.need('payment');
    const paymentId = 'pay_another';
    const signature = signPayment(world.settings.secret!, orderId, paymentId);
    return world.by('person', { body: { orderId, paymentId, signature } });
  }),
];

/** Expects a history to show the order of the run alone, in a state; returns its payment. */
function expectHistory(
  probe: Probe,
  world: World,
  payments: readonly Payment[],
  status: 'pending' | 'completed',
): Payment | undefined {
  const { orderId } = world.need('order');
  const { title } = world.need('project');
  const { amount } = world.need('order');
  const own = payments.find(({ razorpay_order_id: id }) => id === orderId);
  const others = payments.filter((one) => one !== own).map((one) => one.razorpay_order_id);
  probe.expectEqual(others, [], 'The history holds payments of others', 'access');
  probe.expectEqual(
    own && { title: own.title, paise: toPaise(own.amount), status: own.status },
    { title, paise: amount, status },
    'The history does not show the order correctly',
    status === 'completed' ? 'money' : 'consistency',
  );
  return own;
}

/** Expects the lists of an account without purchases to contain nothing of other users. */
const newAccountCases = [
  callCase(
    ['getPurchaseStatus', 200, 'not bought yet'],
    (world) => inProject(world),
    ({ hasPurchased, purchaseStatus }, probe) => {
      probe.expectEqual(hasPurchased, false, 'A new account owns the project', 'access');
      const message = 'A project that is not owned has a completed payment';
      probe.expect(purchaseStatus !== 'completed', message);
    },
  ),
  callCase(
    ['listPurchasedProjects', 200, 'nothing bought yet'],
    (world) => world.by('person'),
    ({ projects }, probe) =>
      probe.expectEqual(projects, [], 'A new account owns projects', 'access'),
  ),
  callCase(
    ['listPayments', 200, 'nothing paid yet'],
    (world) => world.by('person'),
    ({ payments }, probe, world) => {
      const open = expectHistory(probe, world, payments, 'pending');
      const method = open?.method ?? null;
      probe.expectEqual(method, null, 'An order that is not paid has a way of payment');
    },
  ),
];

const ownershipCases = [
  callCase(
    ['getPaymentOrder', 200, 'just paid'],
    (world) => {
      world.need('payment');
      return ofOrder(world);
    },
    ({ state }, probe) =>
      probe.expectEqual(state, 'paid', 'A verified order is not reported as paid'),
  ),
  callCase(
    ['getPurchaseStatus', 200, 'just bought'],
    (world) => inBought(world),
    (status, probe) =>
      probe.expectEqual(
        status,
        { hasPurchased: true, purchaseStatus: 'completed' },
        'A verified payment did not grant ownership',
      ),
  ),
  callCase(
    ['listPurchasedProjects', 200, 'just bought', 'prepares'],
    (world) => ({ token: world.need('payment') && world.need('person').token }),
    ({ projects }, probe, world) => {
      const { id, title } = world.need('project');
      const purchase = projects.find((project) => project.id === id);
      probe.expectEqual(purchase?.title, title, 'The list lacks the purchase');
      if (!purchase) return;
      world.learn({ purchase });
      probe.expectEqual(projects.length, 1, 'The list holds more than the one purchase', 'access');
      const { category, short_description, description } = world.need('project');
      const told = { category, short_description, description };
      probe.expectShared(told, purchase, 'The purchase differs from the project');
      probe.expectNow(purchase.purchase_date, 'The purchase');
    },
  ),
  callCase(
    ['listPayments', 200, 'just paid'],
    (world) => ({ token: world.need('payment') && world.need('person').token }),
    ({ payments }, probe, world) => {
      const payment = expectHistory(probe, world, payments, 'completed');
      if (!payment) return;
      const { paymentId } = world.need('payment');
      probe.expectEqual(payment.razorpay_payment_id, paymentId, 'It is another payment', 'money');
      probe.expectNow(payment.purchase_date, 'The payment');
      const due = {
        project_id: world.need('project').id,
        purchase_date: world.maybe('purchase')?.purchase_date ?? payment.purchase_date,
      };
      const message = 'The payment has another project or another time than the purchase';
      probe.expectShared(payment, due, message);
    },
  ),
  flowCase(['downloadProject', 200, 'just bought', 'prepares'], async (probe, world) => {
    const call = inBought(world);
    const { headers, bytes } = await probe.call('downloadProject', call, [200]);
    await expectListed(probe, world, bytes);
    const again = await probe.call('downloadProject', call, [200]);
    const isSameFile = Buffer.from(again.bytes).equals(Buffer.from(bytes));
    probe.expect(isSameFile, 'A second download is another file', 'file');
    expectNamedAfter(probe, headers, world.need('project').title);
    const { projects } = await probe.read('listPurchasedProjects', world.by('person'));
    const owned = projects.find(({ id }) => id === world.need('project').id);
    const counted = 'The purchase does not count the downloads of its person';
    probe.expectEqual(owned?.download_count, 2, counted);
    if (owned?.last_download_date === undefined) return;
    probe.expect(owned.last_download_date !== null, 'The library does not show the download');
    if (owned.last_download_date) probe.expectNow(owned.last_download_date, 'The download');
  }),
  flowCase(['createPaymentOrder', 409, 'a project that the user owns'], async (probe, world) => {
    world.need('payment');
    const body = orderBody(world);
    await probe.call('createPaymentOrder', world.by('person', { body }), [409]);
    const wrong = { ...body, amount: body.amount + 1 };
    await probe.call('createPaymentOrder', world.by('person', { body: wrong }), [400]);
  }),
  callCase(
    ['getPurchaseStatus', 200, 'bought by another user'],
    (world) => inProject(world, 'bystander'),
    ({ hasPurchased }, probe) =>
      probe.expectEqual(hasPurchased, false, 'Another user owns the project too', 'access'),
  ),
  callCase(['downloadProject', 403, 'bought by another user'], (world) =>
    inProject(world, 'bystander'),
  ),
];

/** A purchase from order to download, including all requests that must be rejected. */
export const purchaseCases = [
  ...writing([...orderCases, ...newAccountCases, ...orderStateCases]),
  ...unpaidRecheckCases,
  ...writing(verificationCases),
  ...paidRecheckCases,
  ...writing(ownershipCases),
];
