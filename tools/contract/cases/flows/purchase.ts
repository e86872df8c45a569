import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import type { PaymentOrder } from '@/api/generated/payments.gen';
import type { GetProjectContentsResponse } from '@/api/generated/projects.gen';
import { SkipCase, type World } from '../../world/world';
import { callCase, preparing, writing, flowCase } from '../case';
import type { Probe } from '../probe';
import { UNKNOWN_ID, UNKNOWN_TEXT } from '../unknownValues';
import { toPaise, signPayment } from './buyer';
import { paidRecheckCases, unpaidRecheckCases } from './refunds';
import { nearSignatures } from '../derived/nearMisses';

const orderBody = (world: World) => {
  const { id, base_price } = world.need('project');
  return { projectId: id, amount: Number(base_price) };
};

const inProject = (world: World, who: 'person' | 'bystander' = 'person') =>
  world.by(who, { path: { id: world.need('project').id } });

const EXTENDED = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i;
const PLAIN = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i;

/**
 * Returns the file name in a Content-Disposition header, preferring the extended form (RFC 6266);
 * null without one.
 */
export function suggestedName(disposition: string | null): string | null {
  const extended = EXTENDED.exec(disposition ?? '')?.[1];
  try {
    if (extended) return decodeURIComponent(extended);
  } catch {
    // The plain form is for clients that do not support the extended one.
  }
  const [, quoted, bare] = PLAIN.exec(disposition ?? '') ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? bare ?? null;
}

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
function expectNamedAfter(probe: Probe, disposition: string | null, title: string): void {
  const name = suggestedName(disposition);
  if (name === null) return;
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
  if (!world.settings.includeExtensions) return;
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
  const expected: Record<string, unknown> = { name, email, contact: phone };
  const foreign = Object.entries(prefill)
    .filter(
      ([field, value]) => value && Object.hasOwn(expected, field) && value !== expected[field],
    )
    .map(([field]) => field);
  probe.expectEqual(foreign, [], "The order's prefill is not the buyer's", 'access');
}

/** Amounts near the price, each with its defect. */
const wrongAmounts: [string, (price: number) => number][] = [
  ['below the price', (price) => price - 1],
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
  callCase(['createPaymentOrder', 400, 'an amount that is not the price'], (world) => {
    const { projectId, amount } = orderBody(world);
    return world.by('person', { body: { projectId, amount: amount + 1 } });
  }),
  callCase(['createPaymentOrder', 400, 'an amount of zero'], (world) =>
    world.by('person', { body: { ...orderBody(world), amount: 0 } }),
  ),
  callCase(['createPaymentOrder', 404, 'an unknown project'], (world) =>
    world.by('person', { body: { projectId: UNKNOWN_ID, amount: 1 } }),
  ),
  preparing(
    callCase(
      ['createPaymentOrder', 200, 'the price in paise'],
      (world) => world.by('person', { body: orderBody(world) }),
      (order, probe, world) => {
        const { base_price, title } = world.need('project');
        const message = `The price is ${base_price} rupees, and the order's amount must be in paise`;
        probe.expectEqual(order.amount, toPaise(base_price), message, 'money');
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
  callCase(['getPaymentOrder', 404, 'an unknown order'], (world) =>
    world.by('person', { path: { orderId: `order_${UNKNOWN_TEXT}` } }),
  ),
];

const verificationCases = [
  flowCase(
    ['verifyPayment', 400, 'signatures that differ little from the right one'],
    async (probe, world) => {
      const { orderId, paymentId } = signedPayment(world);
      const near = nearSignatures(world.settings.secret!, [orderId, paymentId]);
      const calls = near.map(([, signature]) =>
        world.by('person', { body: { orderId, paymentId, signature } }),
      );
      await probe.callEach('verifyPayment', calls, [400]);
      await expectNotOwned(probe, world);
    },
  ),
  callCase(
    ['verifyPayment', 400, 'a forged signature'],
    (world) =>
      world.by('person', {
        body: {
          orderId: world.need('order').orderId,
          paymentId: 'pay_forged',
          signature: '0'.repeat(64),
        },
      }),
    (_body, probe, world) => expectNotOwned(probe, world),
  ),
  callCase(
    ['verifyPayment', 400, "another payment's signature"],
    (world) => world.by('person', { body: { ...signedPayment(world), paymentId: 'pay_another' } }),
    (_body, probe, world) => expectNotOwned(probe, world),
  ),
  callCase(['verifyPayment', 404, 'an unknown order'], (world) =>
    world.by('person', {
      body: {
        orderId: `order_${UNKNOWN_TEXT}`,
        paymentId: 'pay_forged',
        signature: '0'.repeat(64),
      },
    }),
  ),
  callCase(['verifyPayment', 403, "another user's order"], (world) =>
    world.by('bystander', { body: signedPayment(world) }),
  ),
  preparing(
    callCase(
      ['verifyPayment', 200, 'a valid signature'],
      (world) => world.by('person', { body: signedPayment(world) }),
      ({ success }, probe) =>
        probe.expect(success !== false, 'A successful response has success: false'),
    ),
  ),
  preparing(
    callCase(['verifyPayment', 200, 'the same payment again'], (world) =>
      world.by('person', { body: signedPayment(world) }),
    ),
  ),
];

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
      const { orderId } = world.need('order');
      const { title, base_price } = world.need('project');
      const open = payments.find((one) => one.razorpay_order_id === orderId);
      const others = payments.filter((one) => one !== open);
      probe.expectEqual(others, [], 'The history holds payments of others', 'access');
      probe.expectEqual(
        open && { title: open.title, paise: toPaise(open.amount), status: open.status },
        { title, paise: toPaise(base_price), status: 'pending' },
        'The history does not show the order that is not paid yet',
      );
      const way = open?.method ?? null;
      probe.expectEqual(way, null, 'An order that is not paid has a way of payment');
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
    (world) => {
      world.need('payment');
      return inProject(world);
    },
    (status, probe) =>
      probe.expectEqual(
        status,
        { hasPurchased: true, purchaseStatus: 'completed' },
        'A verified payment did not grant ownership',
      ),
  ),
  preparing(
    callCase(
      ['listPurchasedProjects', 200, 'just bought'],
      (world) => ({ token: world.need('payment') && world.need('person').token }),
      ({ projects }, probe, world) => {
        const { id, title } = world.need('project');
        const purchase = projects.find((project) => project.id === id);
        probe.expectEqual(purchase?.title, title, 'The list lacks the purchase');
        if (!purchase) return;
        world.learn({ purchase });
        const others = projects
          .filter((project) => project !== purchase)
          .map((project) => project.id);
        probe.expectEqual(others, [], 'The list holds more than the one purchase', 'access');
        const { category, short_description, description } = world.need('project');
        probe.expectEqual(
          [purchase.category, purchase.short_description, purchase.description],
          [category, short_description, description],
          'The purchase differs from the project',
        );
        probe.expectNow(purchase.purchase_date, 'The purchase');
      },
    ),
  ),
  callCase(
    ['listPayments', 200, 'just paid'],
    (world) => ({ token: world.need('payment') && world.need('person').token }),
    ({ payments }, probe, world) => {
      const { orderId, paymentId } = world.need('payment');
      const { title, base_price } = world.need('project');
      const payment = payments.find(({ razorpay_order_id }) => razorpay_order_id === orderId);
      probe.expectEqual(
        payment && {
          title: payment.title,
          paise: toPaise(payment.amount),
          status: payment.status,
          paymentId: payment.razorpay_payment_id,
        },
        { title, paise: toPaise(base_price), status: 'completed', paymentId },
        'The history does not show the payment correctly',
        'money',
      );
      const others = payments.filter((one) => one !== payment).map((one) => one.razorpay_order_id);
      probe.expectEqual(others, [], 'The history holds more than the one payment', 'access');
      if (!payment) return;
      probe.expectNow(payment.purchase_date, 'The payment');
      probe.expectShared(
        payment,
        {
          project_id: world.need('project').id,
          purchase_date: world.maybe('purchase')?.purchase_date ?? payment.purchase_date,
        },
        'The payment has another project or another time than the purchase',
      );
    },
  ),
  flowCase(['downloadProject', 200, 'just bought'], async (probe, world) => {
    world.need('payment');
    const { headers, bytes } = await probe.call('downloadProject', inProject(world), [200]);
    await expectListed(probe, world, bytes);
    const again = await probe.call('downloadProject', inProject(world), [200]);
    const isSameFile = Buffer.from(again.bytes).equals(Buffer.from(bytes));
    probe.expect(isSameFile, 'A second download is another file', 'file');
    expectNamedAfter(probe, headers.get('Content-Disposition'), world.need('project').title);
    const { projects } = await probe.read('listPurchasedProjects', world.by('person'));
    const owned = projects.find(({ id }) => id === world.need('project').id);
    if (owned?.last_download_date === undefined) return;
    probe.expect(owned.last_download_date !== null, 'The library does not show the download');
    if (owned.last_download_date) probe.expectNow(owned.last_download_date, 'The download');
  }),
  callCase(['createPaymentOrder', 409, 'a project that the user owns'], (world) => {
    world.need('payment');
    return world.by('person', { body: orderBody(world) });
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
