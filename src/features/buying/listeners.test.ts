import { waitFor } from '@testing-library/dom';
import { requestPurchasedProjects, requestPurchaseStatus } from '@/api/catalogApi';
import { selectToasts } from '@/features/toasts';
import type { AppListenerApi, AppStore, RootState } from '@/store';
import { payAtProvider } from '@/testing/checkout';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { madePayment, openedOrder } from '@/testing/keptPayments';
import { backend } from '@/testing/mockServer';
import { customerId, placeOrder } from '@/testing/placeOrder';
import { requestsTo } from '@/testing/recordedRequests';
import { shownToasts } from '@/testing/renderWithStore';
import { startSession } from '@/testing/startSession';
import { checkLater, checkOnReturn, settleOwnedProjects } from './listeners';
import { idOf, type KeptPayment } from './payment';
import { checkoutOpened, paymentMade } from './paymentsSlice';

const api = (store: AppStore) => store as unknown as AppListenerApi;
const fail = (): never => {
  throw new Error('broken');
};

const TO_PROJECTS = { link: { label: 'My Projects', to: '/my-projects' }, duration: null };
const kept = (store: AppStore) => store.getState().payments.payments;

/** Starts a visit with payments that an earlier one has stored. */
function visitWith(...payments: KeptPayment[]) {
  for (const payment of payments) {
    localStorage.setItem(`payment-${idOf(payment)}`, JSON.stringify(payment));
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
    placeOrder({ id: 'order_3', projectId: 6, status: 'paid' });
    const second = openedOrder({ orderId: 'order_2', projectId: 5 });
    const third = openedOrder({ orderId: 'order_3', projectId: 6 });
    const store = await visitWith(openedOrder(), second, third);
    await waitFor(() => expect(kept(store)).toEqual([{ ...second, status: 'interrupted' }]));
    await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([TO_PROJECTS]));
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
    await checkOnReturn(null, api(store));
    expect(names).toEqual([]);
    expect(kept(store)).toEqual([openedOrder({ userId: 1 })]);
  });

  it('goes on when they cannot be checked', async () => {
    expectConsoleOutput(/Asking what became of payments failed/);
    const store = await startSession('customer');
    store.dispatch(checkoutOpened(openedOrder()));
    await checkOnReturn(null, { ...api(store), dispatch: fail });
    expect(kept(store)).toEqual([openedOrder()]);
  });
});

describe('a payment that is not confirmed', () => {
  const GATEWAY = { status: 502, body: '<h1>Bad Gateway</h1>' };
  const SUCCESS = 'success: Payment successful! You can now download the project.';
  const OPEN =
    'blank: Your payment for Leadwell is not confirmed yet. We keep checking it for you.';
  const verifications = () => requestsTo('verify-payment').length;
  const wait = setTimeout;
  afterEach(() => void (globalThis.setTimeout = wait));

  /** Makes the long pauses of this test end at once; returns them, in milliseconds. */
  function skipPauses(): number[] {
    const pauses: number[] = [];
    const hurry = (run: () => void, ms = 0) => {
      const isPause = ms === 5_000 || ms === 25_000 || ms === 60_000;
      if (isPause) pauses.push(ms);
      return wait(run, isPause ? 0 : ms);
    };
    // A spy would look like fake timers to `waitFor`.
    globalThis.setTimeout = Object.assign(hurry, wait);
    return pauses;
  }

  async function pay() {
    const success = await payAtProvider(placeOrder());
    return madePayment({
      paymentId: success.paymentId,
      proof: success.proof,
    });
  }

  it('is verified at the next start, announced and delivered', async () => {
    const store = await visitWith(await pay());
    await waitFor(() => expect(shownToasts(store)).toEqual([SUCCESS]));
    expect(selectToasts(store.getState())).toMatchObject([TO_PROJECTS]);
    expect(kept(store)).toEqual([]);
    expect(verifications()).toBe(1);
    expect(requestsTo('orders/order_1')).toEqual([]);
  });

  it.each([
    ['the network returns', () => window.dispatchEvent(new Event('online'))],
    [
      'the tab comes to the front',
      () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    ],
  ])('says so at the start, and is verified when %s', async (_when, comeBack) => {
    expectConsoleOutput(/Verifying payment/);
    backend.faults.set('verifyPayment', GATEWAY);
    const store = await visitWith(await pay());
    await waitFor(() => expect(shownToasts(store)).toEqual([OPEN]));
    expect(kept(store)).toMatchObject([{ status: 'unverified' }]);
    await checkOnReturn(null, api(store));
    expect([verifications(), shownToasts(store)]).toEqual([2, [OPEN]]);
    backend.faults.clear();
    comeBack();
    await waitFor(() => expect(shownToasts(store)).toEqual([OPEN, SUCCESS]));
    expect(kept(store)).toEqual([]);
  });

  it('is verified again after 5 and 30 seconds, then each minute while the tab is visible', async () => {
    expectConsoleOutput(/Verifying payment/);
    backend.faults.set('verifyPayment', GATEWAY);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const pauses = skipPauses();
    const store = await visitWith(await pay());
    await waitFor(() => expect(pauses.filter((ms) => ms === 60_000).length).toBeGreaterThan(1));
    expect([...new Set(pauses)]).toEqual([5_000, 25_000, 60_000]);
    expect(verifications()).toBe(3);
    backend.faults.clear();
    visibility.mockRestore();
    await waitFor(() => expect(shownToasts(store)).toEqual([OPEN, SUCCESS]));
    expect(verifications()).toBe(4);
  });

  it('is refused once by the backend itself', async () => {
    expectConsoleOutput(/Verifying payment/);
    placeOrder();
    const store = await visitWith(madePayment());
    await waitFor(() =>
      expect(shownToasts(store)).toEqual([
        'error: Payment verification failed. Please contact support.',
      ]),
    );
    expect(selectToasts(store.getState())).toMatchObject([
      { link: { label: 'Payments', to: '/payments' } },
    ]);
    expect(kept(store)).toMatchObject([{ status: 'refused' }]);
    await checkOnReturn(null, api(store));
    expect(verifications()).toBe(1);
  });

  it('is checked later without end only while it may still be paid', async () => {
    expectConsoleOutput(/Checking whether project 4 is owned failed/);
    const refused = madePayment({ status: 'refused' });
    for (const [payments, expected] of [
      [[refused], []],
      [
        [refused, openedOrder({ status: 'cancelled' })],
        [5_000, 25_000],
      ],
    ] as const) {
      const store = await startSession('customer');
      const state = { ...store.getState(), payments: { payments } } as unknown as RootState;
      const pauses: number[] = [];
      const [subscribe, unsubscribe] = [jest.fn(), jest.fn()];
      // Nobody knows yet what became of the order.
      const dispatch = () => Promise.resolve({ error: {} });
      const delay = (ms: number) => Promise.resolve(void pauses.push(ms));
      const listenerApi = { getState: () => state, dispatch, delay, subscribe, unsubscribe };
      await checkLater(null, listenerApi as unknown as AppListenerApi);
      expect([pauses, subscribe.mock.calls]).toEqual([expected, [[]]]);
    }
  });

  it('is left to the tab that is verifying it', async () => {
    const payment = await pay();
    const names = answerLocks(() => false);
    const store = await visitWith(payment);
    await waitFor(() => expect(names).toEqual([`payment-${customerId()}-4`]));
    expect(kept(store)).toEqual([payment]);
    expect(verifications()).toBe(0);
  });

  it('is announced and delivered if only the answer was lost', async () => {
    expectConsoleOutput(/Verifying payment/);
    const payment = await pay();
    backend.faults.set('verifyPayment', GATEWAY);
    placeOrder({ status: 'paid' });
    const store = await visitWith(payment);
    await waitFor(() => expect(shownToasts(store)).toEqual([SUCCESS]));
    expect(kept(store)).toEqual([]);
  });

  it('waits for its buyer, and for a visit that can verify it', async () => {
    expectConsoleOutput(/Verifying payment pay_1 failed/);
    expectConsoleOutput(/Asking what became of payments failed/);
    const other = madePayment({ userId: 1, paymentId: 'pay_2' });
    const store = await visitWith(other);
    store.dispatch(paymentMade(madePayment()));
    await checkOnReturn(null, { ...api(store), dispatch: fail });
    expect(kept(store)).toHaveLength(2);
    expect(verifications()).toBe(0);
  });
});

it('a guest has nothing to check or to settle', async () => {
  const store = await startSession('visitor');
  store.dispatch(paymentMade(madePayment()));
  await checkOnReturn(null, api(store));
  await checkLater(null, { ...api(store), subscribe: jest.fn(), unsubscribe: jest.fn() });
  await settleOwnedProjects({ type: 'none' }, api(store));
  expect(kept(store)).toEqual([madePayment()]);
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
