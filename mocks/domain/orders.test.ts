/** @jest-environment node */
import { testCredentials } from '../checkout/testCredentials';
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '../seeds';
import { peopleIds } from '../seeds/people';
import { recheckPayment } from './admin/payments';
import type { DomainContext } from './context';
import type { DomainErrorKind } from './errors';
import type { OrderStatus } from './model';
import {
  createOrder,
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
  it('compares the amount in paise', () => {
    const { open, priceOf } = openShop();
    expect(() => open(FOR_SALE, priceOf(FOR_SALE) + 0.01)).toThrow(
      rejection('badRequest', 'The amount does not match the price of the project'),
    );
    expect(open(FOR_SALE, priceOf(FOR_SALE) + 0.001).orderId).toBeTruthy();
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
});
