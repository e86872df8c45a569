import { waitFor } from '@testing-library/dom';
import { requestPurchasedProjects, requestPurchaseStatus } from '@/api/catalogApi';
import type { AppListenerApi, AppStore } from '@/store';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { openedOrder } from '@/testing/keptPayments';
import { customerId, placeOrder } from '@/testing/placeOrder';
import { requestsTo } from '@/testing/recordedRequests';
import { startSession } from '@/testing/startSession';
import { checkOpenedOrders, settleOwnedProjects } from './listeners';
import { idOf, type OpenedOrder } from './payment';
import { checkoutOpened } from './paymentsSlice';

const api = (store: AppStore) => store as unknown as AppListenerApi;
const fail = (): never => {
  throw new Error('broken');
};

const kept = (store: AppStore) => store.getState().payments.payments;

/** Starts a visit with orders that an earlier one has stored. */
function visitWith(...orders: OpenedOrder[]) {
  for (const order of orders) {
    localStorage.setItem(`payment-${idOf(order)}`, JSON.stringify(order));
  }
  return startSession('customer');
}

/** Answers every request for a lock that this tab makes; returns the names of the locks. */
function answerLocks(isFree: (name: string) => boolean): string[] {
  const names: string[] = [];
  const request = (name: string, _options: unknown, run: (lock: object | null) => unknown) => {
    names.push(name);
    return Promise.resolve(run(isFree(name) ? {} : null));
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return names;
}
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

describe('a visit with opened orders', () => {
  it('asks what became of each', async () => {
    placeOrder({ status: 'failed' });
    placeOrder({ id: 'order_2', projectId: 5, status: 'attempted' });
    const second = openedOrder({ orderId: 'order_2', projectId: 5 });
    const store = await visitWith(openedOrder(), second);
    await waitFor(() => expect(kept(store)).toEqual([{ ...second, status: 'interrupted' }]));
  });

  it('leaves those alone whose checkout is open in another tab', async () => {
    placeOrder({ status: 'failed' });
    placeOrder({ id: 'order_2', projectId: 5, status: 'failed' });
    const names = answerLocks((name) => name.endsWith('-5'));
    const store = await visitWith(openedOrder(), openedOrder({ orderId: 'order_2', projectId: 5 }));
    await waitFor(() => expect(kept(store)).toEqual([openedOrder()]));
    expect(names).toEqual([`payment-${customerId()}-4`, `payment-${customerId()}-5`]);
    expect(requestsTo('orders/order_1')).toEqual([]);
  });

  it('leaves those of another user alone', async () => {
    const names = answerLocks(() => true);
    const store = await visitWith(openedOrder({ userId: 1 }));
    await checkOpenedOrders(null, api(store));
    expect(names).toEqual([]);
    expect(kept(store)).toEqual([openedOrder({ userId: 1 })]);
  });

  it('goes on when they cannot be checked', async () => {
    expectConsoleOutput(/Asking what became of interrupted payments failed/);
    const store = await startSession('customer');
    store.dispatch(checkoutOpened(openedOrder()));
    await checkOpenedOrders(null, { ...api(store), dispatch: fail });
    expect(kept(store)).toEqual([openedOrder()]);
  });
});

describe('a project that turns out to be owned', () => {
  it('settles its opened order, by its purchase status', async () => {
    const store = await startSession('customer');
    store.dispatch(checkoutOpened(openedOrder()));
    placeOrder({ status: 'paid' });
    await store.dispatch(requestPurchaseStatus(4));
    await waitFor(() => expect(kept(store)).toEqual([]));
  });

  it('settles its opened order, by the list of purchases', async () => {
    const store = await startSession('customer');
    store.dispatch(checkoutOpened(openedOrder()));
    placeOrder({ status: 'paid' });
    await store.dispatch(requestPurchasedProjects());
    await waitFor(() => expect(kept(store)).toEqual([]));
  });

  it('is no reason to fail when its payments cannot be settled', async () => {
    expectConsoleOutput(/Settling the payments of owned projects failed/);
    const store = await startSession('customer');
    store.dispatch(checkoutOpened(openedOrder()));
    const state = store.getState() as never;
    const getState = jest.fn(fail).mockReturnValueOnce(state).mockReturnValueOnce(state);
    await settleOwnedProjects({ type: 'none' }, { ...api(store), getState });
    expect(kept(store)).toEqual([openedOrder()]);
  });
});
