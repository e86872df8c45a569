import { waitFor } from '@testing-library/dom';
import type { AppStore } from '@/store';
import { signedOut } from '@/features/auth';
import { payAtProvider } from '@/testing/checkout';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { holdNextResponse } from '@/testing/heldResponse';
import { backend } from '@/testing/mockServer';
import { customerId, placeOrder } from '@/testing/placeOrder';
import { requestsTo } from '@/testing/recordedRequests';
import { startSession } from '@/testing/startSession';
import { checkDismissedOrder, checkInterruptedOrder } from './checkInterruptedOrder';
import { checkoutOpened, type OpenedOrder } from './unverifiedPaymentsSlice';

const OPENED_AT = 1_760_000_000_000;
const THREE_DAYS_MS = 259_200_000;

afterEach(() => {
  backend.extensions = 'all';
});

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
    openedAt: OPENED_AT,
    ...flags,
  };
  store.dispatch(checkoutOpened(order));
  return { store, order };
}

const kept = (store: AppStore) => store.getState().unverifiedPayments.payments;
const statusRequests = () => requestsTo('GET /api/projects/4/purchase-status');

describe('an interrupted order', () => {
  it.each(['created', 'failed', 'refunded'] as const)(
    'that is %s was not paid, and is forgotten',
    async (status) => {
      const { store, order } = await openOrder({ status });
      expect(await checkInterruptedOrder(order, store.dispatch)).toBe('unpaid');
      expect(kept(store)).toEqual([]);
    },
  );

  it('that was paid is completed before the purchase is asked about', async () => {
    const { store, order } = await openOrder({});
    await payAtProvider({ id: 'order_1', amountPaise: 499_900 });
    expect(await checkInterruptedOrder(order, store.dispatch)).toBe('paid');
  });

  it('of a project that is owned by another order is paid as well', async () => {
    const { store, order } = await openOrder({});
    placeOrder({ id: 'order_2', status: 'paid' });
    expect(await checkInterruptedOrder(order, store.dispatch)).toBe('paid');
  });

  it('that is undecided is kept, and marked as interrupted', async () => {
    const { store, order } = await openOrder({ status: 'attempted' });
    expect(await checkInterruptedOrder(order, store.dispatch)).toBe('unknown');
    expect(kept(store)).toEqual([{ ...order, isInterrupted: true }]);
  });

  it('that the backend cannot tell the state of is kept, however old it is', async () => {
    backend.extensions = 'none';
    const { store, order } = await openOrder({});
    jest.spyOn(Date, 'now').mockReturnValue(OPENED_AT + 2 * THREE_DAYS_MS);
    expect(await checkInterruptedOrder(order, store.dispatch)).toBe('unknown');
    expect(kept(store)).toEqual([{ ...order, isInterrupted: true }]);
  });

  it('is kept, and marked, when nobody knows whether the project is owned', async () => {
    expectConsoleOutput(/Asking what became of order order_1 failed/);
    const { store, order } = await openOrder({});
    backend.faults.set('getPurchaseStatus', { networkError: true });
    expect(await checkInterruptedOrder(order, store.dispatch)).toBe('unknown');
    expect(kept(store)).toEqual([{ ...order, isInterrupted: true }]);
  });

  it('is kept as it is when the session has expired', async () => {
    expectConsoleOutput(/Asking what became of order order_1 failed/);
    const { store, order } = await openOrder({});
    backend.faults.set('getPurchaseStatus', { status: 401 });
    expect(await checkInterruptedOrder(order, store.dispatch)).toBe('unknown');
    expect(kept(store)).toEqual([order]);
  });

  it('is kept as it is when the buyer logs out meanwhile', async () => {
    const { store, order } = await openOrder({});
    const response = holdNextResponse('*/api/projects/4/purchase-status');
    const finding = checkInterruptedOrder(order, store.dispatch);
    await waitFor(() => expect(statusRequests()).toHaveLength(1));
    store.dispatch(signedOut());
    response.lose();
    expect(await finding).toBe('unknown');
    expect(kept(store)).toEqual([order]);
  });
});

describe('an order that the buyer cancelled', () => {
  const flags = { isDismissed: true };

  it.each([
    [THREE_DAYS_MS - 1, 'unknown', 1],
    [THREE_DAYS_MS, 'unpaid', 0],
    [THREE_DAYS_MS + 1, 'unpaid', 0],
  ])('and that is undecided after %d ms is %s', async (age, finding, left) => {
    const { store, order } = await openOrder({ status: 'attempted' }, flags);
    jest.spyOn(Date, 'now').mockReturnValue(OPENED_AT + age);
    expect(await checkInterruptedOrder(order, store.dispatch)).toBe(finding);
    expect(kept(store)).toEqual(left ? [order] : []);
  });

  it('is never marked as interrupted', async () => {
    expectConsoleOutput(/Asking what became of order order_1 failed/);
    const { store, order } = await openOrder({}, flags);
    backend.faults.set('getPurchaseStatus', { status: 500 });
    expect(await checkInterruptedOrder(order, store.dispatch)).toBe('unknown');
    expect(kept(store)).toEqual([order]);
  });

  it.each(['created', 'failed', 'refunded'] as const)(
    'is forgotten at once if it is %s',
    async (status) => {
      const { store, order } = await openOrder({ status }, flags);
      await checkDismissedOrder(order, store.dispatch);
      expect(kept(store)).toEqual([]);
      expect(statusRequests()).toEqual([]);
    },
  );

  it('makes the shop ask for the purchase if it was paid after all', async () => {
    const { store, order } = await openOrder({ status: 'paid' }, flags);
    await checkDismissedOrder(order, store.dispatch);
    await waitFor(() => expect(kept(store)).toEqual([]));
    expect(statusRequests()).toHaveLength(1);
  });

  it.each([
    ['an attempt to pay is undecided', 'all'],
    ['the backend knows no orders', 'none'],
  ] as const)('is kept while %s', async (_what, extensions) => {
    backend.extensions = extensions;
    const { store, order } = await openOrder({ status: 'attempted' }, flags);
    await checkDismissedOrder(order, store.dispatch);
    expect(kept(store)).toEqual([order]);
    expect(statusRequests()).toEqual([]);
  });
});
