import { Provider } from 'react-redux';
import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useGetPurchaseStatusQuery } from '@/api/catalogApi';
import { signedOut } from '@/features/auth';
import type { AppStore } from '@/store';
import { payAtProvider } from '@/testing/checkout';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { holdNextResponse, loseNextResponse } from '@/testing/heldResponse';
import { madePayment } from '@/testing/keptPayments';
import { backend, server } from '@/testing/mockServer';
import { customerId, placeOrder } from '@/testing/placeOrder';
import { requestsTo } from '@/testing/recordedRequests';
import { shownToasts } from '@/testing/renderWithStore';
import { startSession } from '@/testing/startSession';
import { verifyAgain, verifyPayment } from './checkPayments';
import { paymentMade } from './paymentsSlice';

const VERIFY = '*/api/payments/verify-payment';

/** Signs in and stores a payment that the provider has confirmed. */
async function makePayment() {
  const store = await startSession('customer');
  const success = await payAtProvider(placeOrder());
  const payment = {
    userId: customerId(),
    projectId: 4,
    title: 'Leadwell',
    status: 'unverified' as const,
    orderId: success.orderId,
    paymentId: success.paymentId,
    proof: success.proof,
  };
  store.dispatch(paymentMade(payment));
  return { store, payment };
}

const kept = (store: AppStore) => store.getState().payments.payments;
const respondWith = (respond: () => Response) => server.use(http.post(VERIFY, respond));
const statusRequests = () => requestsTo('GET /api/projects/4/purchase-status');

describe('a payment that the backend verifies', () => {
  it('is closed', async () => {
    const { store, payment } = await makePayment();
    expect(await verifyPayment(payment, store)).toEqual({ status: 'paid' });
    expect(kept(store)).toEqual([]);
    expect(backend.store.orders.get('order_1')).toMatchObject({ status: 'paid' });
  });

  it('makes the buyer an owner without another request', async () => {
    const { store, payment } = await makePayment();
    await verifyPayment(payment, store);
    const { result } = renderHook(() => useGetPurchaseStatusQuery({ id: 4 }), {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    });
    await waitFor(() => expect(result.current.data?.hasPurchased).toBe(true));
    expect(statusRequests()).toEqual([]);
  });

  it('is told of once, and beside another that is not verified', async () => {
    const { store, payment } = await makePayment();
    const other = madePayment({ orderId: 'order_2', paymentId: 'pay_2' });
    store.dispatch(paymentMade(other));
    // As if another tab had verified it since the second was listed.
    for (const each of [payment, payment]) await verifyAgain(each, store, { namesOpen: true });
    expect(shownToasts(store)).toEqual([
      'success: Payment successful! You can now download the project.',
    ]);
    expect(requestsTo('verify-payment')).toHaveLength(1);
    expect(kept(store)).toEqual([other]);
  });

  it('needs no message from the backend', async () => {
    const { store, payment } = await makePayment();
    respondWith(() => HttpResponse.json({}));
    expect(await verifyPayment(payment, store)).toEqual({ status: 'paid' });
  });
});

describe('a payment that is not verified', () => {
  beforeEach(() => expectConsoleOutput(/Verifying payment pay_\w+ failed/));

  it('is rejected for a wrong signature', async () => {
    const { store, payment } = await makePayment();
    const forged = { ...payment, proof: 'forged' };
    expect(await verifyPayment(forged, store)).toEqual({ status: 'refused' });
    expect(kept(store)).toEqual([{ ...payment, status: 'refused' }]);
  });

  it.each([
    [400, { message: 'No such payment' }],
    [400, { error: 'No such payment' }],
    [400, { success: false }],
    [403, { message: 'Not yours' }],
    [499, { message: 'Gone' }],
    [200, { success: false, message: 'Refused' }],
    [200, { success: false }],
  ])('is rejected for good by %d %p', async (status, body) => {
    const { store, payment } = await makePayment();
    respondWith(() => HttpResponse.json(body, { status }));
    expect(await verifyPayment(payment, store)).toEqual({ status: 'refused' });
    expect(kept(store)).toEqual([{ ...payment, status: 'refused' }]);
    expect(statusRequests()).toEqual([]);
  });

  it.each([
    [300, { message: 'Elsewhere' }],
    [400, {}],
    [404, null],
    [408, { message: 'Too slow' }],
    [429, { message: 'Too many requests' }],
    [500, { message: 'Disk full' }],
    [503, { success: false }],
  ])('is kept after %d %p, which decides nothing', async (status, body) => {
    const { store, payment } = await makePayment();
    respondWith(() => HttpResponse.json(body, { status }));
    expect(await verifyPayment(payment, store)).toEqual({
      status: 'unverified',
      failure: { code: status === 500 ? 'serverError' : 'notConfirmed' },
    });
    expect(kept(store)).toEqual([payment]);
  });

  it('is kept after the page of a gateway', async () => {
    const { store, payment } = await makePayment();
    respondWith(() => HttpResponse.html('<h1>Bad request</h1>', { status: 400 }));
    expect(await verifyPayment(payment, store)).toEqual({
      status: 'unverified',
      failure: { code: 'notConfirmed' },
    });
    expect(kept(store)).toEqual([payment]);
  });

  it('is kept when nobody knows whether its order is completed', async () => {
    const { store, payment } = await makePayment();
    loseNextResponse(VERIFY);
    backend.faults.set('listPayments', { networkError: true });
    expect(await verifyPayment(payment, store)).toEqual({
      status: 'unverified',
      failure: { code: 'unreachable' },
    });
    expect(kept(store)).toEqual([payment]);
  });

  it('counts as verified when its response is lost, but its order is completed', async () => {
    const { store, payment } = await makePayment();
    loseNextResponse(VERIFY);
    expect(await verifyPayment(payment, store)).toEqual({ status: 'paid' });
    expect(kept(store)).toEqual([]);
    expect(requestsTo('history')).toHaveLength(1);
    expect(statusRequests()).toEqual([]);
  });

  it.each(['attempted', 'refunded'] as const)(
    'is kept when another order has bought the project, and its own is %s',
    async (status) => {
      const { store, payment } = await makePayment();
      backend.store.orders.put({ ...backend.store.orders.get('order_1')!, status });
      placeOrder({ id: 'order_2', status: 'paid' });
      backend.faults.set('verifyPayment', { status: 503 });
      expect(await verifyPayment(payment, store)).toMatchObject({ status: 'unverified' });
      expect(kept(store)).toEqual([payment]);
    },
  );

  it('is abandoned when the buyer logs out meanwhile', async () => {
    const { store, payment } = await makePayment();
    const response = holdNextResponse(VERIFY);
    const verification = verifyPayment(payment, store);
    await waitFor(() => expect(requestsTo('POST /api/payments/verify-payment')).toHaveLength(1));
    store.dispatch(signedOut());
    response.lose();
    expect(await verification).toEqual({ status: 'abandoned' });
    expect(kept(store)).toEqual([payment]);
  });

  it('is abandoned when the session has expired', async () => {
    const { store, payment } = await makePayment();
    respondWith(() => HttpResponse.json({ message: 'Token expired' }, { status: 401 }));
    expect(await verifyPayment(payment, store)).toEqual({ status: 'abandoned' });
    expect(kept(store)).toEqual([payment]);
  });
});
