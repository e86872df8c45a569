import { waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { requestProject } from '@/api/catalogApi';
import { overrideFeatures } from '@/config/features';
import { signedOut } from '@/features/auth';
import type { AppStore } from '@/store';
import { payAtProvider } from '@/testing/checkout';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { checkouts, findFakeCheckout } from '@/testing/fakeCheckout';
import { holdNextResponse } from '@/testing/heldResponse';
import { openedOrder } from '@/testing/keptPayments';
import { backend, server } from '@/testing/mockServer';
import { customerId, placeOrder } from '@/testing/placeOrder';
import { requestsTo } from '@/testing/recordedRequests';
import { shownToasts } from '@/testing/renderWithStore';
import { startSession } from '@/testing/startSession';
import { payForProject } from './payForProject';
import type { MadePayment, OpenedOrder } from './payment';
import { checkoutOpened, paymentMade, paymentRefused } from './paymentsSlice';
import type { PaymentProvider } from './provider';
import { loadProvider } from './providers';

const CREATE_ORDER = '*/api/payments/create-order';
const notStarted = (code: string, detail?: string) => ({
  status: 'notStarted',
  failure: { code, ...(detail !== undefined && { detail }) },
});

let adapter: PaymentProvider;
beforeAll(async () => {
  adapter = await loadProvider();
});
beforeEach(() => {
  const project = backend.store.projects.get(4)!;
  backend.store.projects.put({ ...project, pricePaise: 499_900 });
});
afterEach(() => overrideFeatures());

const kept = (store: AppStore) => store.getState().payments.payments;

/** Signs the new customer in and returns how to pay for project 4. */
async function arrive(base_price = 4999, provider = adapter) {
  const store = await startSession('customer');
  const controller = new AbortController();
  const onPaid = jest.fn();
  const confirmReduction = jest.fn((_reduction: unknown) => Promise.resolve(false));
  const buyerId = customerId();
  const pay = () =>
    payForProject(
      { id: 4, title: 'Leadwell', base_price },
      { store, buyerId, signal: controller.signal, onPaid, confirmReduction, provider },
    );
  return {
    store,
    controller,
    onPaid,
    confirmReduction,
    pay,
    bought: { userId: buyerId, projectId: 4, title: 'Leadwell' },
  };
}

/** Opens the checkout; returns it with its order. */
async function openCheckout() {
  const buyer = await arrive();
  const outcome = buyer.pay();
  const checkout = await findFakeCheckout();
  const order = backend.store.orders.get(checkout.orderId)!;
  return { ...buyer, outcome, checkout, order };
}

describe('a payment', () => {
  it('is made for the price shown, and verified', async () => {
    let body: unknown;
    server.use(
      http.post(CREATE_ORDER, async ({ request }) => {
        body = await request.clone().json();
      }),
    );
    const { store, outcome, checkout, onPaid, order } = await openCheckout();
    expect(body).toEqual({ projectId: 4, amount: 4999 });
    expect(checkout).toMatchObject({ orderId: order.id, amount: 499_900 });
    expect(onPaid).not.toHaveBeenCalled();
    checkout.pay(await payAtProvider(order));
    expect(onPaid).toHaveBeenCalledTimes(1);
    expect(await outcome).toEqual({ status: 'paid' });
    expect(requestsTo('verify-payment')).toHaveLength(1);
    expect(kept(store)).toEqual([]);
    expect(backend.store.orders.get(order.id)).toMatchObject({ status: 'paid' });
    // The page may not know yet what was bought in another tab.
    expect(requestsTo('purchase-status')).toHaveLength(1);
    expect(requestsTo('history')).toEqual([]);
  });

  it('has its order kept while the checkout is open, and its ids until it is verified', async () => {
    const { store, bought, outcome, checkout, order } = await openCheckout();
    expect(kept(store)).toEqual([
      { ...bought, status: 'opened', orderId: order.id, openedAt: expect.any(Number) },
    ]);
    const success = await payAtProvider(order);
    const response = holdNextResponse('*/api/payments/verify-payment');
    checkout.pay(success);
    expect(kept(store)).toEqual([
      {
        ...bought,
        status: 'unverified',
        orderId: order.id,
        paymentId: success.paymentId,
        proof: success.proof,
      },
    ]);
    response.arrive();
    await outcome;
  });

  it.each([
    [{ status: 400, body: { message: 'Signature not valid' } }, 'refused'],
    [{ status: 500 }, 'unverified'],
    [{ status: 401 }, 'abandoned'],
  ])('that is verified with %p is %s', async (fault, status) => {
    expectConsoleOutput(/Verifying payment/);
    backend.faults.set('verifyPayment', fault);
    const { outcome, checkout, order } = await openCheckout();
    checkout.pay(await payAtProvider(order));
    expect(await outcome).toMatchObject({ status });
  });

  it('waits for the next visit of a buyer who has logged out', async () => {
    const { store, outcome, checkout, order } = await openCheckout();
    const success = await payAtProvider(order);
    store.dispatch(signedOut());
    checkout.pay(success);
    expect(await outcome).toEqual({ status: 'abandoned' });
    expect(requestsTo('verify-payment')).toEqual([]);
    expect(kept(store)).toMatchObject([{ paymentId: success.paymentId }]);
  });
});

describe('another provider', () => {
  /** One that leaves the page, and comes back with a query instead of opening a dialog. */
  const redirecting = (comeBack: (orderId: string) => Promise<URLSearchParams>) => ({
    openCheckout: async (
      ...[{ orderId }, { onOpen, onPaid }]: Parameters<PaymentProvider['openCheckout']>
    ) => {
      onOpen();
      const answer = await comeBack(orderId);
      const paymentId = answer.get('payment');
      if (paymentId === null) return false;
      onPaid({ orderId, paymentId, proof: answer.get('proof') ?? '' });
      return true;
    },
  });

  it('that redirects is verified by what it comes back with', async () => {
    const provider = redirecting(async (orderId) => {
      const paid = await payAtProvider(backend.store.orders.get(orderId)!);
      return new URLSearchParams({ payment: paid.paymentId, proof: paid.proof });
    });
    const { store, pay } = await arrive(4999, provider);
    expect(await pay()).toEqual({ status: 'paid' });
    expect(kept(store)).toEqual([]);
    expect(checkouts).toEqual([]);
  });

  it('that comes back without a payment is cancelled', async () => {
    const { pay } = await arrive(
      4999,
      redirecting(() => Promise.resolve(new URLSearchParams())),
    );
    expect(await pay()).toEqual({ status: 'cancelled' });
  });
});

describe('a checkout that the buyer closes', () => {
  it('is cancelled, and its unpaid order forgotten', async () => {
    const { store, outcome, checkout, onPaid } = await openCheckout();
    checkout.dismiss();
    expect(await outcome).toEqual({ status: 'cancelled' });
    await waitFor(() => expect(kept(store)).toEqual([]));
    expect(onPaid).not.toHaveBeenCalled();
  });

  it('is kept as dismissed while it may still be paid', async () => {
    const { store, bought, outcome, checkout, order } = await openCheckout();
    backend.store.orders.put({ ...order, status: 'attempted' });
    checkout.dismiss();
    await outcome;
    await waitFor(() => expect(requestsTo(`orders/${order.id}`)).toHaveLength(1));
    expect(kept(store)).toMatchObject([{ ...bought, orderId: order.id, status: 'cancelled' }]);
  });

  it('keeps the ids of a payment that comes later, and verifies it as often as it is confirmed', async () => {
    expectConsoleOutput(/Verifying payment/);
    backend.faults.set('getPaymentOrder', { status: 404 });
    backend.faults.set('verifyPayment', { status: 503, lastCall: 1 });
    const { store, outcome, checkout, order } = await openCheckout();
    checkout.dismiss();
    await outcome;
    const success = await payAtProvider(order);
    const toasts = [
      'blank: Your payment for Leadwell is not confirmed yet. We keep checking it for you.',
      'success: Payment successful! You can now download the project.',
    ];
    for (const count of [1, 2]) {
      checkout.pay(success);
      expect(kept(store)).toMatchObject([{ paymentId: success.paymentId }]);
      await waitFor(() => expect(shownToasts(store)).toEqual(toasts.slice(0, count)));
    }
    expect(kept(store)).toEqual([]);
    store.dispatch(signedOut());
    checkout.pay(success);
    await store.dispatch(requestProject(4));
    expect(requestsTo('verify-payment')).toHaveLength(2);
  });

  it('is abandoned, and kept as it is, when the shop closes it', async () => {
    const { store, bought, controller, outcome, checkout, order } = await openCheckout();
    controller.abort();
    expect(await outcome).toEqual({ status: 'abandoned' });
    expect(checkout.state).toBe('closed');
    expect(kept(store)).toEqual([
      { ...bought, status: 'opened', orderId: order.id, openedAt: expect.any(Number) },
    ]);
    expect(requestsTo(`orders/${order.id}`)).toEqual([]);
  });
});

describe('a checkout that does not open', () => {
  it('is not kept, when the provider refuses it', async () => {
    expectConsoleOutput(/Opening the checkout failed/);
    const { store, pay } = await arrive(4999, {
      openCheckout: (_order, { onOpen }) => {
        onOpen();
        return Promise.reject(new Error('refused'));
      },
    });
    expect(await pay()).toEqual(notStarted('formNotLoaded'));
    expect(kept(store)).toEqual([]);
  });

  it('opens nothing for a page that is gone', async () => {
    const { store, controller, pay } = await arrive();
    const response = holdNextResponse(CREATE_ORDER);
    const outcome = pay();
    await waitFor(() => expect(requestsTo('create-order')).toHaveLength(1));
    controller.abort();
    response.arrive();
    expect(await outcome).toEqual({ status: 'abandoned' });
    expect(checkouts).toEqual([]);
    expect(kept(store)).toEqual([]);
  });
});

describe('a project that is owned', () => {
  it('is not paid for again, and asked about once', async () => {
    const { pay } = await arrive();
    placeOrder({ status: 'paid' });
    expect(await pay()).toEqual({ status: 'owned' });
    expect(checkouts).toEqual([]);
    expect(requestsTo('purchase-status')).toEqual(['GET /api/projects/4/purchase-status']);
  });

  it('is no reason to forget what the backend says, if only the order tells it', async () => {
    backend.faults.set('getPurchaseStatus', { status: 500 });
    const { pay } = await arrive();
    placeOrder({ status: 'paid' });
    expect(await pay()).toEqual(notStarted('declined', 'You own this project already'));
  });

  it('may turn out to be owned with its order', async () => {
    const body = { hasPurchased: false, purchaseStatus: null };
    backend.faults.set('getPurchaseStatus', { status: 200, body, lastCall: 1 });
    const { pay } = await arrive();
    placeOrder({ status: 'paid' });
    expect(await pay()).toEqual({ status: 'owned' });
    expect(requestsTo('purchase-status')).toHaveLength(2);
  });
});

describe('an unverified payment', () => {
  const made: Omit<MadePayment, 'userId'> = {
    projectId: 4,
    title: 'Leadwell',
    status: 'unverified',
    orderId: 'order_1',
    paymentId: 'pay_1',
    proof: 'signature',
  };

  it('keeps the buyer from paying again, also beside an interrupted one', async () => {
    const { store, bought, pay } = await arrive();
    placeOrder({ id: 'order_2', status: 'attempted' });
    store.dispatch(checkoutOpened(openedOrder({ orderId: 'order_2' })));
    store.dispatch(paymentMade({ ...made, ...bought }));
    expect(await pay()).toEqual({ status: 'unverified' });
    expect(requestsTo('create-order')).toEqual([]);
  });

  it('keeps the buyer from paying again even if it is made while the backend is asked', async () => {
    const status = holdNextResponse('*/api/projects/4/purchase-status');
    const { store, bought, pay } = await arrive();
    placeOrder({ status: 'failed' });
    store.dispatch(checkoutOpened(openedOrder()));
    const outcome = pay();
    await waitFor(() => expect(requestsTo('/4/purchase-status')).toHaveLength(1));
    store.dispatch(paymentMade({ ...made, ...bought }));
    status.arrive();
    expect(await outcome).toEqual({ status: 'unverified' });
  });

  it.each([
    ['of another project', { projectId: 5 }],
    ['of another user', { userId: 1 }],
  ])('%s does not', async (_whose, fields) => {
    const { store, bought, pay } = await arrive();
    store.dispatch(paymentMade({ ...made, ...bought, ...fields }));
    void pay();
    expect(await findFakeCheckout()).toBeDefined();
  });

  it('that is refused does not', async () => {
    const { store, bought, pay } = await arrive();
    store.dispatch(paymentMade({ ...made, ...bought }));
    store.dispatch(paymentRefused({ ...made, ...bought }));
    void pay();
    expect(await findFakeCheckout()).toBeDefined();
  });
});

describe('an earlier checkout of the project', () => {
  const interrupt = (store: AppStore, fields: Partial<OpenedOrder>) =>
    store.dispatch(checkoutOpened(openedOrder(fields)));

  it('was interrupted, and its result is unknown', async () => {
    const { store, pay } = await arrive();
    placeOrder({ status: 'attempted' });
    interrupt(store, {});
    expect(await pay()).toEqual({ status: 'interrupted' });
    expect(requestsTo('create-order')).toEqual([]);
  });

  it('was paid', async () => {
    const { store, pay } = await arrive();
    await payAtProvider(placeOrder());
    interrupt(store, {});
    expect(await pay()).toEqual({ status: 'owned' });
    expect(requestsTo('create-order')).toEqual([]);
  });

  it('was not paid', async () => {
    const { store, pay } = await arrive();
    placeOrder({ status: 'failed' });
    interrupt(store, {});
    void pay();
    const checkout = await findFakeCheckout();
    expect(kept(store).map(({ orderId }) => orderId)).toEqual([checkout.orderId]);
  });

  it('was cancelled by the buyer', async () => {
    const { store, pay } = await arrive();
    placeOrder({ status: 'attempted' });
    interrupt(store, { status: 'cancelled', openedAt: Date.now() });
    void pay();
    expect(await findFakeCheckout()).toBeDefined();
  });

  it('was one of several, the last of which is unknown', async () => {
    const { store, pay } = await arrive();
    placeOrder({ status: 'failed' });
    placeOrder({ id: 'order_2', status: 'attempted' });
    interrupt(store, {});
    interrupt(store, { orderId: 'order_2' });
    expect(await pay()).toEqual({ status: 'interrupted' });
  });

  it.each([
    ['another project', { projectId: 5 }],
    ['another user', { userId: 1 }],
  ])('was for %s, and is not asked about', async (_what, fields) => {
    const { store, pay } = await arrive();
    placeOrder({ status: 'attempted', ...fields });
    interrupt(store, fields);
    void pay();
    expect(await findFakeCheckout()).toBeDefined();
    expect(requestsTo('orders/order_1')).toEqual([]);
  });
});

describe('an order that the backend does not create', () => {
  it('says why', async () => {
    const rows = [
      [{ status: 401 }, notStarted('loginRequired')],
      [{ status: 404, body: {} }, notStarted('projectNotFound')],
      [{ status: 500, body: {} }, notStarted('serverError')],
      [{ status: 400, body: { message: 'Not for sale' } }, notStarted('declined', 'Not for sale')],
      [{ status: 300, body: {} }, notStarted('otherStatus', '300')],
      [{ networkError: true }, notStarted('unreachable')],
    ] as const;
    for (const [fault, result] of rows) {
      backend.faults.set('createPaymentOrder', fault);
      const { store, pay } = await arrive();
      expect([fault, await pay()]).toEqual([fault, result]);
      expect(kept(store)).toEqual([]);
    }
    // Nothing else suggests that the buyer owns the project.
    expect(requestsTo('purchase-status')).toHaveLength(rows.length);
  });

  it('says the text of the status where the switch prefers it', async () => {
    overrideFeatures({ paymentErrors: 'status' });
    backend.faults.set('createPaymentOrder', { status: 404, body: { message: 'Gone away' } });
    const { pay } = await arrive();
    expect(await pay()).toEqual(notStarted('projectNotFound'));
  });

  it.each(['getPurchaseStatus', 'getPaymentOrder'] as const)(
    'asks for login if %s does',
    async (operation) => {
      const { store, pay } = await arrive();
      store.dispatch(checkoutOpened(openedOrder()));
      backend.faults.set(operation, { status: 401 });
      expect(await pay()).toEqual(notStarted('loginRequired'));
      expect(requestsTo('create-order')).toEqual([]);
    },
  );

  it('is not requested for a buyer who has logged out', async () => {
    const status = holdNextResponse('*/api/projects/4/purchase-status');
    const { store, pay } = await arrive();
    placeOrder({ status: 'failed' });
    store.dispatch(checkoutOpened(openedOrder()));
    const outcome = pay();
    await waitFor(() => expect(requestsTo('/4/purchase-status')).toHaveLength(1));
    store.dispatch(signedOut());
    status.arrive();
    expect(await outcome).toEqual({ status: 'abandoned' });
    expect(requestsTo('create-order')).toEqual([]);
  });

  it('is abandoned with the page', async () => {
    const { controller, pay } = await arrive();
    backend.faults.set('createPaymentOrder', { networkError: true });
    controller.abort();
    expect(await pay()).toEqual({ status: 'abandoned' });
  });

  it('asks for login even if the page is gone', async () => {
    const { controller, pay } = await arrive();
    backend.faults.set('createPaymentOrder', { status: 401 });
    controller.abort();
    expect(await pay()).toEqual(notStarted('loginRequired'));
  });
});

describe('a response to the order', () => {
  const order = {
    orderId: 'order_1',
    amount: 499_900,
    key: 'rzp_key',
    name: 'Launchyard',
    description: 'A project',
    prefill: {},
    theme: {},
  };
  const answer = (body: unknown) =>
    server.use(http.post(CREATE_ORDER, () => HttpResponse.json(body as object)));

  it.each([
    ['no order', null],
    ['no id', { ...order, orderId: undefined }],
    ['an empty id', { ...order, orderId: '' }],
    ['an id that is a number', { ...order, orderId: 5 }],
    ['no key', { ...order, key: undefined }],
    ['an empty key', { ...order, key: '' }],
    ['no amount', { ...order, amount: null }],
    ['an amount as text', { ...order, amount: '499900' }],
    ['a failure without a reason', { success: false }],
  ])('with %s is unusable', async (_what, body) => {
    answer(body);
    const { pay } = await arrive();
    expect(await pay()).toEqual(notStarted('orderUnusable'));
    expect(checkouts).toEqual([]);
  });

  it('that is a page is unusable', async () => {
    server.use(http.post(CREATE_ORDER, () => HttpResponse.html('<h1>Welcome</h1>')));
    const { pay } = await arrive();
    expect(await pay()).toEqual(notStarted('orderUnusable'));
  });

  it('that reports a failure says its reason', async () => {
    answer({ ...order, success: false, message: 'Sold out' });
    const { pay } = await arrive();
    expect(await pay()).toEqual(notStarted('declined', 'Sold out'));
    expect(checkouts).toEqual([]);
  });

  it('that reports success opens the checkout, whatever it says', async () => {
    answer({ ...order, success: true, message: 'Order created' });
    const { pay } = await arrive();
    void pay();
    expect((await findFakeCheckout()).orderId).toBe('order_1');
  });

  it.each([
    { amount: 499_901 },
    { amount: 499_899 },
    { amount: 4999 },
    { amount: 499_899, reductionReason: '' },
    { amount: 499_899, reductionReason: 20 },
    { amount: 499_901, reductionReason: 'Festival sale' },
    { amount: 0, reductionReason: 'Festival sale' },
  ])('with %p has another price than shown', async (fields) => {
    answer({ ...order, ...fields });
    const { confirmReduction, pay } = await arrive();
    expect(await pay()).toEqual(notStarted('newPrice'));
    expect(confirmReduction).not.toHaveBeenCalled();
    expect(checkouts).toEqual([]);
  });

  it('refused because the copy is old renews it and names the new price', async () => {
    const { store, pay } = await arrive(3999);
    const copy = store.dispatch(requestProject(4));
    await copy;
    const project = backend.store.projects.get(4)!;
    backend.store.projects.put({ ...project, pricePaise: 599_900 });
    expect(await pay()).toEqual(notStarted('newPrice', '₹5,999.00'));
    expect(requestsTo('GET /api/projects/4')).toHaveLength(2);
  });

  it('with another amount names the new price, if the project has one', async () => {
    answer({ ...order, amount: 499_900 });
    const { pay } = await arrive(3999);
    expect(await pay()).toEqual(notStarted('newPrice', '₹4,999.00'));
  });

  it('that fails for another reason is not blamed on the price', async () => {
    const refused = { success: false, message: 'Sold out' };
    for (const [fault, result] of [
      [{ status: 500, body: {} }, notStarted('serverError')],
      [{ status: 300, body: {} }, notStarted('otherStatus', '300')],
      [{ status: 401 }, notStarted('loginRequired')],
      [{ status: 200, body: refused }, notStarted('declined', 'Sold out')],
    ] as const) {
      backend.faults.set('createPaymentOrder', fault);
      const { pay } = await arrive(3999);
      expect(await pay()).toEqual(result);
    }
    expect(requestsTo('GET /api/projects/4')).toEqual([]);
  });

  const reduced = { ...order, amount: 499_899, reductionReason: 'Festival sale' };

  it('with a lower amount and its reason is paid once the buyer confirms both', async () => {
    answer(reduced);
    const { confirmReduction, pay } = await arrive();
    confirmReduction.mockResolvedValueOnce(true);
    void pay();
    expect((await findFakeCheckout()).amount).toBe(499_899);
    const asked = { price: 4999, amount: 4998.99, reason: 'Festival sale' };
    expect(confirmReduction.mock.calls).toEqual([[asked]]);
  });

  it('with a lower amount is not paid by a buyer who cancels, or has left', async () => {
    answer(reduced);
    const { store, controller, pay } = await arrive();
    expect(await pay()).toEqual({ status: 'cancelled' });
    controller.abort();
    expect(await pay()).toEqual({ status: 'abandoned' });
    expect(checkouts).toEqual([]);
    expect(kept(store)).toEqual([]);
  });
});

describe('another tab', () => {
  const lockWith = (request: unknown) =>
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it('that pays for the same project comes first', async () => {
    const { bought, pay } = await arrive();
    const names: string[] = [];
    lockWith((name: string, _options: unknown, run: (lock: null) => unknown) => {
      names.push(name);
      return run(null);
    });
    expect(await pay()).toEqual(notStarted('otherTab'));
    expect(names).toEqual([`payment-${bought.userId}-4`]);
    expect(requestsTo('purchase-status')).toEqual([]);
  });

  it('that takes the lock away ends the payment', async () => {
    expectConsoleOutput(/Opening the checkout failed/);
    const { pay } = await arrive();
    lockWith(async (_name: string, _options: unknown, run: (lock: null) => unknown) => {
      await run(null);
      throw new DOMException('stolen', 'AbortError');
    });
    expect(await pay()).toEqual(notStarted('formNotLoaded'));
  });
});
