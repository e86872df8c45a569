import { waitFor } from '@testing-library/react';
import {
  answerEverything,
  type ApiRequest,
  LEAST_ANSWER,
  makeApiStore,
  send,
} from '@/testing/apiStore';
import { requestProfile } from './accountApi';
import { requestPurchasedProjects, requestPurchaseStatus } from './catalogApi';
import { authApi } from './generated/auth.gen';
import { paymentsApi } from './generated/payments.gen';
import { projectsApi } from './generated/projects.gen';
import {
  requestOrderState,
  requestPaymentOrder,
  requestPayments,
  requestVerification,
} from './paymentsApi';

// Each test makes its request, so that a mutation run sees which code it covers.
describe('a query from outside a component', () => {
  const orderId = 'order_1';
  const { getProfile } = authApi.endpoints;
  const { listPayments, getPaymentOrder } = paymentsApi.endpoints;
  const { getPurchaseStatus, listPurchasedProjects } = projectsApi.endpoints;

  it.each<[string, () => ApiRequest, () => ApiRequest, string]>([
    ['requestProfile', requestProfile, () => getProfile.initiate(), '/api/auth/profile'],
    [
      'requestPurchasedProjects',
      requestPurchasedProjects,
      () => listPurchasedProjects.initiate(),
      '/api/projects/user/purchased',
    ],
    [
      'requestPurchaseStatus',
      () => requestPurchaseStatus(4),
      () => getPurchaseStatus.initiate({ id: 4 }),
      '/api/projects/4/purchase-status',
    ],
    ['requestPayments', requestPayments, () => listPayments.initiate(), '/api/payments/history'],
    [
      'requestOrderState',
      () => requestOrderState(orderId),
      () => getPaymentOrder.initiate({ orderId }),
      '/api/payments/orders/order_1',
    ],
  ])('by %s is sent although its response is shown', async (_name, request, shown, address) => {
    const queries = answerEverything(() => ({ body: LEAST_ANSWER }));
    const store = makeApiStore();
    await send(store, shown());
    await send(store, request());
    expect(queries).toEqual([address, address]);
  });

  it.each<[string, () => ApiRequest]>([
    ['requestProfile', requestProfile],
    ['requestPurchasedProjects', requestPurchasedProjects],
    ['requestPurchaseStatus', () => requestPurchaseStatus(4)],
    ['requestPayments', requestPayments],
    ['requestOrderState', () => requestOrderState(orderId)],
  ])('by %s does not keep its response', async (_name, request) => {
    answerEverything(() => ({ body: LEAST_ANSWER }));
    const store = makeApiStore();
    await send(store, request());
    await waitFor(() => expect(store.getState().api.queries).toEqual({}));
  });
});

describe('a mutation from outside a component', () => {
  const verification = { orderId: 'order_1', paymentId: 'pay_1', signature: 'signature' };

  it.each<[string, () => ApiRequest, string, object]>([
    [
      'requestPaymentOrder',
      () => requestPaymentOrder({ projectId: 4, amount: 10 }),
      '/api/payments/create-order',
      { projectId: 4, amount: 10 },
    ],
    [
      'requestVerification',
      () => requestVerification(verification),
      '/api/payments/verify-payment',
      verification,
    ],
  ])('by %s is sent with its values, and not kept', async (_name, request, path, body) => {
    const sent: Request[] = [];
    answerEverything((received) => {
      sent.push(received.clone());
      return { body: {} };
    });
    const store = makeApiStore();
    await send(store, request());
    const [received] = sent;
    expect(received!.url).toBe(`http://localhost:3000${path}`);
    expect(await received!.json()).toEqual(body);
    expect(store.getState().api.mutations).toEqual({});
  });
});
