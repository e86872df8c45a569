import type { AppStore } from '@/store';
import { selectToasts } from '@/features/toasts';
import { madePayment, openedOrder } from '@/testing/keptPayments';
import { backend } from '@/testing/mockServer';
import { customerId, placeOrder } from '@/testing/placeOrder';
import { requestsTo } from '@/testing/recordedRequests';
import { startSession } from '@/testing/startSession';
import { settleOwnedPayments } from './settleOwnedPayments';
import { checkoutOpened, paymentMade, type KeptPayment } from './unverifiedPaymentsSlice';

const HISTORY = 'GET /api/payments/history';

/** Stores a payment and settles those of projects 3 and 4, as if the customer owned them. */
async function settle(payment: KeptPayment) {
  const store = await startSession('customer');
  store.dispatch('openedAt' in payment ? checkoutOpened(payment) : paymentMade(payment));
  await settleOwnedPayments({ userId: customerId(), projectIds: [3, 4] }, store);
  return store;
}

const kept = (store: AppStore) => store.getState().unverifiedPayments.payments;
const toasts = (store: AppStore) =>
  selectToasts(store.getState()).map(({ type, text }) => ({ type, text }));

const ARRIVED = [
  {
    type: 'success',
    text: 'Your payment for Leadwell has arrived. You can now download the project.',
  },
];

describe('an opened order of an owned project', () => {
  it('is closed, and its buyer told that the payment has arrived', async () => {
    const store = await settle(openedOrder());
    expect(kept(store)).toEqual([]);
    expect(toasts(store)).toEqual(ARRIVED);
    expect(requestsTo(HISTORY)).toEqual([]);
  });

  it.each([
    ['project', { projectId: 5 }],
    ['user', { userId: 1 }],
  ])('is none if it is that of another %s', async (_what, fields) => {
    const store = await settle(openedOrder(fields));
    expect(kept(store)).toEqual([openedOrder(fields)]);
    expect(toasts(store)).toEqual([]);
    expect(requestsTo(HISTORY)).toEqual([]);
  });
});

describe('an order that the buyer cancelled', () => {
  const isDismissed = true;

  it('is closed, and its buyer told, if it was paid after all', async () => {
    placeOrder({ status: 'paid' });
    const store = await settle(openedOrder({ isDismissed }));
    expect(kept(store)).toEqual([]);
    expect(toasts(store)).toEqual(ARRIVED);
    expect(requestsTo(HISTORY)).toHaveLength(1);
  });

  it('is closed silently if another order was paid', async () => {
    placeOrder({ status: 'attempted' });
    placeOrder({ id: 'order_2', status: 'paid' });
    const store = await settle(openedOrder({ isDismissed }));
    expect(kept(store)).toEqual([]);
    expect(toasts(store)).toEqual([]);
  });

  it('is closed silently if the history cannot be loaded', async () => {
    placeOrder({ status: 'paid' });
    backend.faults.set('listPayments', { status: 404 });
    const store = await settle(openedOrder({ isDismissed }));
    expect(kept(store)).toEqual([]);
    expect(toasts(store)).toEqual([]);
  });
});

describe('an unverified payment of an owned project', () => {
  it('is closed silently if its order is completed', async () => {
    placeOrder({ status: 'paid' });
    const store = await settle(madePayment());
    expect(kept(store)).toEqual([]);
    expect(toasts(store)).toEqual([]);
  });

  it.each([
    ['its order is not completed', () => placeOrder({ status: 'attempted' })],
    ['another order is completed', () => placeOrder({ id: 'order_2', status: 'paid' })],
    ['its order is refunded', () => placeOrder({ status: 'refunded' })],
    ['the history cannot be loaded', () => backend.faults.set('listPayments', { status: 404 })],
  ])('is kept if %s', async (_what, prepare) => {
    prepare();
    const store = await settle(madePayment());
    expect(requestsTo(HISTORY)).toHaveLength(1);
    expect(kept(store)).toEqual([madePayment()]);
  });

  it.each([
    ['the project is another one', { projectId: 5 }],
    ['the user is another one', { userId: 1 }],
    ['it was refused', { isRefused: true }],
  ])('is kept without a request if %s', async (_what, fields) => {
    placeOrder({ status: 'paid' });
    const store = await settle(madePayment(fields));
    expect(requestsTo(HISTORY)).toEqual([]);
    expect(kept(store)).toEqual([madePayment(fields)]);
  });
});
