/** @jest-environment node */
import { testCredentials } from '../checkout/testCredentials';
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '../seeds';
import { peopleIds } from '../seeds/people';
import { specialProjects } from '../seeds/projects';
import { recheckPayment } from './admin/payments';
import type { DomainContext } from './context';
import type { DomainErrorKind } from './errors';
import type { OrderStatus } from './model';
import {
  createOrder,
  getPaymentOrder,
  getPurchaseStatus,
  listPayments,
  listPurchasedProjects,
  signPayment,
  verifyPayment,
} from './orders';
import { takePayment } from './provider';
import { Store } from './store';

const NOW = new Date('2025-10-15T09:00:00Z');
const FOR_SALE = 4;
const OWNED_BY_ASHA = 12;
const GOOD_CARD = '4100280000001007';

function openShop() {
  const store = new Store(makeSeed(7, new Date('2025-10-15T00:00:00Z')));
  const context: DomainContext = { files: memoryFiles(), store, now: () => NOW, seed: 7 };
  const buyer = store.users.get(peopleIds.newCustomer)!;
  const asha = store.users.get(peopleIds.asha)!;
  const project = store.projects.get(FOR_SALE)!;
  const priceOf = (id: number) => store.projects.get(id)!.pricePaise / 100;
  const open = (projectId = FOR_SALE, amount = priceOf(projectId)) =>
    createOrder(context, buyer, { projectId, amount });
  const pay = (orderId: string, change: Record<string, unknown> = {}) =>
    takePayment(
      context,
      {
        order_id: orderId,
        amount: project.pricePaise,
        method: 'card',
        card: { number: GOOD_CARD },
        ...change,
      },
      {},
    );
  const statusOf = (orderId: string) => store.orders.get(orderId)!.status;
  return { store, context, buyer, asha, project, priceOf, open, pay, statusOf };
}

/** Opens an order and pays it at the provider, ready to be verified. */
async function payAtProvider(shop: ReturnType<typeof openShop>) {
  const { orderId } = shop.open();
  const paid = await shop.pay(orderId);
  if ('error' in paid) throw new Error(paid.error.description);
  return {
    orderId,
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  };
}

const rejection = (kind: DomainErrorKind, message: string) =>
  expect.objectContaining({ kind, message }) as Error;

describe('opening an order', () => {
  it('returns the price in paise and what the checkout needs', () => {
    const { open, project, buyer } = openShop();
    expect(open()).toEqual({
      orderId: expect.stringMatching(/^order_[0-9A-Za-z]{14}$/),
      amount: project.pricePaise,
      key: 'rzp_test_launchyard',
      name: 'Launchyard',
      description: project.title,
      prefill: { name: buyer.name, email: buyer.email, contact: buyer.phone },
      theme: { color: '#2A45DB' },
    });
  });

  it('returns the same open order while the price is unchanged', async () => {
    const { open, pay, project, store } = openShop();
    const { orderId } = open();
    expect(open().orderId).toBe(orderId);
    await pay(orderId, { card: { number: '4100280000060003' } });
    expect(open().orderId).toBe(orderId);
    store.projects.put({ ...project, pricePaise: project.pricePaise + 100 });
    expect(open().orderId).not.toBe(orderId);
  });

  it('compares the amount in paise', () => {
    const { open, priceOf } = openShop();
    expect(() => open(FOR_SALE, priceOf(FOR_SALE) + 0.01)).toThrow(
      rejection('badRequest', 'The amount does not match the price of the project'),
    );
    expect(open(FOR_SALE, priceOf(FOR_SALE) + 0.001).orderId).toBeTruthy();
  });

  it.each([
    {},
    { projectId: FOR_SALE },
    { projectId: '4', amount: 1 },
    { amount: 1 },
    {
      projectId: FOR_SALE,
      amount: '6499.00',
    },
  ])('needs a project and an amount: %j', (fields) => {
    const { context, buyer } = openShop();
    expect(() => createOrder(context, buyer, fields)).toThrow(
      rejection('badRequest', 'Project and amount are required'),
    );
  });

  it('rejects projects that cannot be bought', () => {
    const { open, context, asha, priceOf } = openShop();
    expect(() => open(99_999, 1)).toThrow(rejection('notFound', 'Project not found'));
    expect(() => open(specialProjects.withdrawn)).toThrow(
      rejection('badRequest', 'This project is not for sale at the moment'),
    );
    const again = { projectId: OWNED_BY_ASHA, amount: priceOf(OWNED_BY_ASHA) };
    expect(() => createOrder(context, asha, again)).toThrow(
      rejection('conflict', 'You own this project already'),
    );
  });
});

describe('paying', () => {
  it.each(testCredentials.map((credential) => [credential.label, credential] as const))(
    'with "%s" ends as its label says',
    async (_label, { method, value, outcome }) => {
      const { open, pay, statusOf } = openShop();
      const { orderId } = open();
      const instrument = method === 'card' ? { card: { number: value } } : { vpa: value };
      const result = await pay(orderId, { method, ...instrument });
      const reason = 'error' in result ? result.error.reason : 'success';
      expect(reason).toBe(outcome);
      expect(statusOf(orderId)).toBe('attempted');
    },
  );

  it.each([
    ['card', { card: { number: '4111111111111111' } }, 'card_declined'],
    ['upi', { vpa: 'somebody@bank' }, 'payment_failed'],
  ])('with an unknown %s is declined', async (method, instrument, reason) => {
    const { open, pay } = openShop();
    const { orderId } = open();
    expect(await pay(orderId, { method, ...instrument })).toEqual({
      error: expect.objectContaining({
        reason,
        step: 'payment_authorization',
        metadata: { order_id: orderId, payment_id: expect.stringMatching(/^pay_\w{14}$/) },
      }),
    });
  });

  it.each(['card', 'upi'] as const)('by %s is remembered with the payment', async (method) => {
    const { open, pay, store } = openShop();
    const { orderId } = open();
    const { value } = testCredentials.find(
      (entry) => entry.method === method && entry.outcome === 'success',
    )!;
    await pay(orderId, { method, card: { number: value }, vpa: value });
    expect(store.orders.get(orderId)).toMatchObject({
      method,
      paymentId: expect.stringMatching(/^pay_/),
    });
  });

  it.each([undefined, null, {}])('with the card %j is declined', async (card) => {
    const { open, pay } = openShop();
    expect(await pay(open().orderId, { card })).toMatchObject({
      error: { code: 'BAD_REQUEST_ERROR', reason: 'card_declined', source: 'bank' },
    });
  });

  it('takes a number only as that of its own method', async () => {
    const { open, pay } = openShop();
    const card = testCredentials.find(({ value }) => value === GOOD_CARD)!;
    expect(await pay(open().orderId, { method: 'upi', vpa: card.value })).toMatchObject({
      error: { reason: 'payment_failed' },
    });
  });

  it('at a provider that forges signatures is refused by the shop', async () => {
    const { open, context, buyer, project } = openShop();
    const { orderId } = open();
    const payment = {
      order_id: orderId,
      amount: project.pricePaise,
      method: 'card',
      card: { number: GOOD_CARD },
    };
    const paid = await takePayment(context, payment, { forgesSignatures: true });
    if ('error' in paid) throw new Error(paid.error.description);
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = paid;
    const genuine = await signPayment(orderId, paymentId);
    expect(signature).toBe([...genuine].reverse().join(''));
    await expect(verifyPayment(context, buyer, { orderId, paymentId, signature })).rejects.toEqual(
      rejection('badRequest', 'Payment signature is not valid'),
    );
  });

  it('fails for an order that is unknown, paid, or has another amount', async () => {
    const shop = openShop();
    const invalid = {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: 'The order is not valid for this payment.',
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: { order_id: expect.any(String) as string },
      },
    };
    expect(await shop.pay('order_unknown')).toEqual({
      error: { ...invalid.error, metadata: { order_id: 'order_unknown' } },
    });
    expect(await shop.pay('', { order_id: 7 })).toEqual({
      error: { ...invalid.error, metadata: { order_id: '' } },
    });
    const payment = await payAtProvider(shop);
    expect(await shop.pay(payment.orderId, { amount: 1 })).toEqual(invalid);
    await verifyPayment(shop.context, shop.buyer, payment);
    expect(await shop.pay(payment.orderId)).toEqual(invalid);
  });
});

describe('requesting the state of an order', () => {
  it('completes one that the provider reports as paid', async () => {
    const shop = openShop();
    const { orderId } = shop.open();
    const ask = () => getPaymentOrder(shop.context, shop.buyer, orderId).state;
    expect(ask()).toBe('created');
    await shop.pay(orderId, { card: { number: '4100280000060003' } });
    expect(ask()).toBe('attempted');
    await shop.pay(orderId);
    expect(ask()).toBe('paid');
    expect(getPurchaseStatus(shop.context, shop.buyer, shop.project).hasPurchased).toBe(true);
  });

  it("rejects unknown orders and other customers' orders", () => {
    const { context, asha, open } = openShop();
    expect(() => getPaymentOrder(context, asha, 'order_none')).toThrow(
      rejection('notFound', 'Order not found'),
    );
    expect(() => getPaymentOrder(context, asha, open().orderId)).toThrow(
      rejection('forbidden', 'This order belongs to another user'),
    );
  });
});

describe('rechecking a payment', () => {
  it('completes it when the provider reports it as paid, and only once', async () => {
    const shop = openShop();
    const { orderId } = shop.open();
    const ask = () => recheckPayment(shop.context, orderId).payment;
    const receipts = () =>
      shop.store.mails.all().filter(({ subject }) => subject.includes(shop.project.title)).length;
    expect(ask()).toMatchObject({ status: 'pending', can_verify: true });
    await shop.pay(orderId, { card: { number: '4100280000060003' } });
    expect(ask().status).toBe('pending');
    const paid = await shop.pay(orderId);
    expect(ask()).toMatchObject({
      status: 'completed',
      can_verify: false,
      razorpay_payment_id: 'razorpay_payment_id' in paid && paid.razorpay_payment_id,
      customer: { id: shop.buyer.id },
    });
    const sent = receipts();
    expect(ask().status).toBe('completed');
    expect(receipts()).toBe(sent);
    expect(getPurchaseStatus(shop.context, shop.buyer, shop.project).hasPurchased).toBe(true);
    expect(listPurchasedProjects(shop.context, shop.buyer).projects).toHaveLength(1);
  });

  it.each<OrderStatus>(['refunded', 'failed'])('never reopens a %s one', (status) => {
    const { store, context, statusOf } = openShop();
    const { id } = store.orders.all().find((row) => row.status === status)!;
    expect(() => recheckPayment(context, id)).toThrow(
      rejection('conflict', `This payment is ${status} already`),
    );
    expect(statusOf(id)).toBe(status);
    expect(() => recheckPayment(context, 'order_none')).toThrow(
      rejection('notFound', 'Order not found'),
    );
  });
});

describe('verifying a payment', () => {
  it('completes the order only once', async () => {
    const shop = openShop();
    const payment = await payAtProvider(shop);
    expect(shop.statusOf(payment.orderId)).toBe('attempted');
    expect(getPurchaseStatus(shop.context, shop.buyer, shop.project)).toEqual({
      hasPurchased: false,
      purchaseStatus: 'pending',
    });
    const verified = { success: true, message: 'Payment verified' };
    expect(await verifyPayment(shop.context, shop.buyer, payment)).toEqual(verified);
    expect(await verifyPayment(shop.context, shop.buyer, payment)).toEqual(verified);
    expect(shop.statusOf(payment.orderId)).toBe('paid');
    expect(getPurchaseStatus(shop.context, shop.buyer, shop.project)).toEqual({
      hasPurchased: true,
      purchaseStatus: 'completed',
    });
    expect(listPurchasedProjects(shop.context, shop.buyer).projects).toHaveLength(1);
    expect(listPayments(shop.context, shop.buyer).payments).toMatchObject([
      {
        title: shop.project.title,
        amount: shop.priceOf(FOR_SALE).toFixed(2),
        status: 'completed',
        purchase_date: NOW.toISOString(),
        razorpay_payment_id: payment.paymentId,
        razorpay_order_id: payment.orderId,
      },
    ]);
  });

  it('rejects the signature of another payment', async () => {
    const shop = openShop();
    const { orderId, signature } = await payAtProvider(shop);
    await expect(
      verifyPayment(shop.context, shop.buyer, { orderId, paymentId: 'pay_other', signature }),
    ).rejects.toEqual(rejection('badRequest', 'Payment signature is not valid'));
  });

  it('rejects a forged signature', async () => {
    const shop = openShop();
    const payment = await payAtProvider(shop);
    const forgeries = ['x', payment.signature.toUpperCase(), payment.signature.slice(1)];
    for (const signature of forgeries) {
      await expect(
        verifyPayment(shop.context, shop.buyer, { ...payment, signature }),
      ).rejects.toEqual(rejection('badRequest', 'Payment signature is not valid'));
    }
    expect(listPurchasedProjects(shop.context, shop.buyer).projects).toEqual([]);
  });

  it("rejects missing fields, unknown orders and other customers' orders", async () => {
    const shop = openShop();
    const payment = await payAtProvider(shop);
    for (const field of ['orderId', 'paymentId', 'signature']) {
      for (const value of [undefined, null, '', 7]) {
        await expect(
          verifyPayment(shop.context, shop.buyer, { ...payment, [field]: value }),
        ).rejects.toEqual(rejection('badRequest', 'Order, payment and signature are required'));
      }
    }
    await expect(
      verifyPayment(shop.context, shop.buyer, { ...payment, orderId: 'order_unknown' }),
    ).rejects.toEqual(rejection('notFound', 'Order not found'));
    await expect(verifyPayment(shop.context, shop.asha, payment)).rejects.toEqual(
      rejection('forbidden', 'This order belongs to another user'),
    );
  });

  it.each<OrderStatus>(['refunded', 'failed'])('never reopens a %s order', async (status) => {
    const { store, context, asha, pay, statusOf } = openShop();
    const order = store.orders
      .all()
      .find((row) => row.userId === asha.id && row.status === status)!;
    expect(await pay(order.id, { amount: order.amountPaise })).toHaveProperty('error');
    const signature = await signPayment(order.id, order.paymentId!);
    await expect(
      verifyPayment(context, asha, { orderId: order.id, paymentId: order.paymentId, signature }),
    ).rejects.toEqual(rejection('badRequest', 'This order is closed'));
    expect(statusOf(order.id)).toBe(status);
  });
});

describe("asha's account", () => {
  it('has seven purchases, newest first, and a payment of each other status', () => {
    const { context, asha } = openShop();
    const { projects } = listPurchasedProjects(context, asha);
    expect(projects).toHaveLength(7);
    expect(new Set(projects.map(({ demo_url }) => demo_url === null))).toEqual(
      new Set([true, false]),
    );
    const dates = projects.map(({ purchase_date }) => purchase_date);
    expect(dates).toEqual([...dates].sort().reverse());
    const paidAt = listPayments(context, asha).payments.map(({ purchase_date }) => purchase_date);
    expect(paidAt).toEqual([...paidAt].sort().reverse());
    const statuses = listPayments(context, asha).payments.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 'completed').sort()).toEqual([
      'failed',
      'pending',
      'refunded',
    ]);
  });
});
