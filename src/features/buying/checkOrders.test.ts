import { waitFor } from '@testing-library/dom';
import { EXTENSIONS } from '@/config/extensions';
import { signedOut } from '@/features/auth';
import { selectToasts } from '@/features/toasts';
import type { AppStore } from '@/store';
import { payAtProvider } from '@/testing/checkout';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { holdNextResponse } from '@/testing/heldResponse';
import { madePayment, openedOrder } from '@/testing/keptPayments';
import { backend, offerOnly } from '@/testing/mockServer';
import { customerId, placeOrder } from '@/testing/placeOrder';
import { requestsTo } from '@/testing/recordedRequests';
import { startSession } from '@/testing/startSession';
import { checkCancelledOrder, checkOrders, settleOwnedOrders } from './checkPayments';
import type { KeptPayment, OpenedOrder } from './payment';
import { checkoutOpened, paymentMade } from './paymentsSlice';

const OPENED_AT = 1_760_000_000_000;
const THREE_DAYS_MS = 259_200_000;

/** Stores an opened order, of which the mock backend knows the status. */
async function openOrder(
  status: Parameters<typeof placeOrder>[0],
  flags: Partial<OpenedOrder> = {},
) {
  const store = await startSession('customer');
  const { id: orderId, projectId } = placeOrder(status);
  const order = {
    userId: customerId(),
    projectId,
    title: 'Leadwell',
    orderId,
    status: 'opened' as const,
    openedAt: OPENED_AT,
    ...flags,
  };
  store.dispatch(checkoutOpened(order));
  return { store, order };
}

const kept = (store: AppStore) => store.getState().payments.payments;
/** Asks what became of an order; returns the status of the result. */
const check = async (order: OpenedOrder, store: AppStore) =>
  (await checkOrders(order.projectId, [order], store.dispatch)).status;

const statusRequests = () => requestsTo('GET /api/projects/4/purchase-status');

describe('an interrupted order', () => {
  it.each(['created', 'failed', 'refunded'] as const)(
    'that is %s was not paid, and is forgotten',
    async (status) => {
      const { store, order } = await openOrder({ status });
      expect(await check(order, store)).toBe('unpaid');
      expect(kept(store)).toEqual([]);
    },
  );

  it('that was paid is completed before the purchase is asked about', async () => {
    const { store, order } = await openOrder({});
    await payAtProvider({ id: 'order_1', amountPaise: 499_900 });
    expect(await check(order, store)).toBe('owned');
  });

  it('of a project that is owned by another order is paid as well', async () => {
    const { store, order } = await openOrder({});
    placeOrder({ id: 'order_2', status: 'paid' });
    expect(await check(order, store)).toBe('owned');
  });

  it('that is undecided is kept, and marked as interrupted', async () => {
    const { store, order } = await openOrder({ status: 'attempted' });
    expect(await check(order, store)).toBe('interrupted');
    expect(kept(store)).toEqual([{ ...order, status: 'interrupted' }]);
  });

  it('that the backend cannot tell the state of is kept, however old it is', async () => {
    offerOnly();
    const { store, order } = await openOrder({});
    jest.spyOn(Date, 'now').mockReturnValue(OPENED_AT + 2 * THREE_DAYS_MS);
    expect(await check(order, store)).toBe('interrupted');
    expect(kept(store)).toEqual([{ ...order, status: 'interrupted' }]);
  });

  it('is kept, and marked, when nobody knows whether the project is owned', async () => {
    expectConsoleOutput(/Checking whether project 4 is owned failed/);
    const { store, order } = await openOrder({});
    backend.faults.set('getPurchaseStatus', { networkError: true });
    expect(await check(order, store)).toBe('interrupted');
    expect(kept(store)).toEqual([{ ...order, status: 'interrupted' }]);
  });

  it('is kept as it is when the session has expired', async () => {
    const { store, order } = await openOrder({});
    backend.faults.set('getPurchaseStatus', { status: 401 });
    expect(await check(order, store)).toBe('notStarted');
    expect(kept(store)).toEqual([order]);
  });

  it('is kept as it is when the buyer logs out meanwhile', async () => {
    const { store, order } = await openOrder({});
    const response = holdNextResponse('*/api/projects/4/purchase-status');
    const finding = check(order, store);
    await waitFor(() => expect(statusRequests()).toHaveLength(1));
    store.dispatch(signedOut());
    response.lose();
    expect(await finding).toBe('abandoned');
    expect(kept(store)).toEqual([order]);
  });
});

describe('an order that the buyer cancelled', () => {
  const flags = { status: 'cancelled' } as const;

  it.each([
    [THREE_DAYS_MS - 1, 1],
    [THREE_DAYS_MS, 0],
    [THREE_DAYS_MS + 1, 0],
  ])(
    'stops nothing, and is kept while undecided for three days: after %d ms',
    async (age, left) => {
      const { store, order } = await openOrder({ status: 'attempted' }, flags);
      jest.spyOn(Date, 'now').mockReturnValue(OPENED_AT + age);
      expect(await check(order, store)).toBe('unpaid');
      expect(kept(store)).toEqual(left ? [order] : []);
    },
  );

  it('is never marked as interrupted', async () => {
    expectConsoleOutput(/Checking whether project 4 is owned failed/);
    const { store, order } = await openOrder({}, flags);
    backend.faults.set('getPurchaseStatus', { status: 500 });
    expect(await check(order, store)).toBe('unpaid');
    expect(kept(store)).toEqual([order]);
  });

  it.each(['created', 'failed', 'refunded'] as const)(
    'is forgotten at once if it is %s',
    async (status) => {
      const { store, order } = await openOrder({ status }, flags);
      await checkCancelledOrder(order, store.dispatch);
      expect(kept(store)).toEqual([]);
      expect(statusRequests()).toEqual([]);
    },
  );

  it('makes the shop ask for the purchase if it was paid after all', async () => {
    const { store, order } = await openOrder({ status: 'paid' }, flags);
    await checkCancelledOrder(order, store.dispatch);
    await waitFor(() => expect(kept(store)).toEqual([]));
    expect(statusRequests()).toHaveLength(1);
  });

  it.each([
    ['an attempt to pay is undecided', EXTENSIONS],
    ['the backend knows no orders', []],
  ] as const)('is kept while %s', async (_what, extensions) => {
    offerOnly(...extensions);
    const { store, order } = await openOrder({ status: 'attempted' }, flags);
    await checkCancelledOrder(order, store.dispatch);
    expect(kept(store)).toEqual([order]);
    expect(statusRequests()).toEqual([]);
  });
});

const HISTORY = 'GET /api/payments/history';

/** Stores a payment and settles those of projects 3 and 4, as if the customer owned them. */
async function settle(payment: KeptPayment) {
  const store = await startSession('customer');
  store.dispatch('openedAt' in payment ? checkoutOpened(payment) : paymentMade(payment));
  await settleOwnedOrders({ userId: customerId(), projectIds: [3, 4] }, store);
  return store;
}

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

describe('an order of an owned project that the buyer cancelled', () => {
  const status = 'cancelled';

  it('is closed, and its buyer told, if it was paid after all', async () => {
    placeOrder({ status: 'paid' });
    const store = await settle(openedOrder({ status }));
    expect(kept(store)).toEqual([]);
    expect(toasts(store)).toEqual(ARRIVED);
    expect(requestsTo(HISTORY)).toHaveLength(1);
  });

  it('is closed silently if another order was paid', async () => {
    placeOrder({ status: 'attempted' });
    placeOrder({ id: 'order_2', status: 'paid' });
    const store = await settle(openedOrder({ status }));
    expect(kept(store)).toEqual([]);
    expect(toasts(store)).toEqual([]);
  });

  it('is closed silently if the history cannot be loaded', async () => {
    placeOrder({ status: 'paid' });
    backend.faults.set('listPayments', { status: 404 });
    const store = await settle(openedOrder({ status }));
    expect(kept(store)).toEqual([]);
    expect(toasts(store)).toEqual([]);
  });
});

it.each([
  ['not verified', 'unverified'],
  ['refused', 'refused'],
] as const)('a payment of an owned project that is %s stays as it is', async (_what, status) => {
  placeOrder({ status: 'paid' });
  const store = await settle(madePayment({ status }));
  expect(requestsTo(HISTORY)).toEqual([]);
  expect(kept(store)).toEqual([madePayment({ status })]);
});
