import { operations } from '../http/makeHandlers';
import { createMockServer } from '../node';
import { specialProjects } from '../seeds/projects';
import { readDocumentedAnswers, type DocumentedAnswer } from './document';

const HOST = 'http://localhost:4000';
const ASHA = 'asha@example.com';
const NEW_CUSTOMER = 'new@example.com';
const OWNED_BY_ASHA = 12;
const FOR_SALE = 4;

const { backend, server } = createMockServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => backend.reset());
afterAll(() => server.close());

type Call = { path?: string; body?: unknown; as?: string };

async function send(
  method: string,
  path: string,
  { body, token }: { body?: unknown; token?: string },
) {
  return fetch(`${HOST}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function post<Answer>(path: string, body: unknown, token?: string): Promise<Answer> {
  const answer = await send('POST', path, { body, ...(token && { token }) });
  return (await answer.json()) as Answer;
}

async function tokenOf(email: string): Promise<string> {
  const { token } = await post<{ token: string }>('/api/auth/login', {
    email,
    password: 'password',
  });
  return token;
}

async function priceOf(id: number): Promise<number> {
  const answer = await send('GET', `/api/projects/${id}`, {});
  const { project } = (await answer.json()) as { project: { base_price: string | number } };
  return Number(project.base_price);
}

async function openOrder(email: string): Promise<{ orderId: string; amount: number }> {
  const body = { projectId: FOR_SALE, amount: await priceOf(FOR_SALE) };
  return post('/api/payments/create-order', body, await tokenOf(email));
}

async function payment(email: string) {
  const { orderId, amount } = await openOrder(email);
  const paid = await post<Record<string, string>>('/simulated-checkout/payments', {
    order_id: orderId,
    amount,
    currency: 'INR',
    method: 'card',
    card: { number: '4100280000001007' },
  });
  return { orderId, paymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature };
}

const registration = {
  name: 'Ravi Kumar',
  email: 'ravi@example.com',
  phone: '+919845018261',
  password: 'a-secret',
  agreeToTerms: true,
};
const project = (id: number, rest = '') => `/api/projects/${id}${rest}`;
const message = { message: 'Hello', messageType: 'text' };

async function conversationOf(email: string): Promise<number> {
  const token = await tokenOf(email);
  const { conversationId } = await post<{ conversationId: number }>(
    '/api/chat/conversation',
    undefined,
    token,
  );
  return conversationId;
}

/** How each documented answer is provoked for real, by operation and status. */
const calls: Record<string, () => Call | Promise<Call>> = {
  'login 200': () => ({ body: { email: ASHA, password: 'password' } }),
  'login 400': () => ({ body: { email: ASHA } }),
  'login 401': () => ({ body: { email: ASHA, password: 'wrong-one' } }),
  'register 201': () => ({ body: registration }),
  'register 400': () => ({ body: { ...registration, phone: '0' } }),
  'register 409': () => ({ body: { ...registration, email: ASHA } }),
  'getProfile 200': () => ({ as: ASHA }),
  'getProfile 401': () => ({}),
  'updateProfile 200': () => ({ as: ASHA, body: { name: 'Asha R. Rao' } }),
  'updateProfile 400': () => ({ as: ASHA, body: { name: 'A' } }),
  'updateProfile 401': () => ({ body: { name: 'Asha' } }),
  'updateProfile 409': () => ({ as: ASHA, body: { email: NEW_CUSTOMER } }),
  'changePassword 200': () => ({
    as: ASHA,
    body: { currentPassword: 'password', newPassword: 'another' },
  }),
  'changePassword 400': () => ({
    as: ASHA,
    body: { currentPassword: 'wrong', newPassword: 'another' },
  }),
  'changePassword 401': () => ({ body: { currentPassword: 'password', newPassword: 'another' } }),
  'getPublicStats 200': () => ({}),
  'listCategories 200': () => ({}),
  'listProjects 200': () => ({ path: '/api/projects?limit=100' }),
  'getProject 200': () => ({ path: project(FOR_SALE) }),
  'getProject 404': () => ({ path: project(99_999) }),
  'getPurchaseStatus 200': () => ({ as: ASHA, path: project(OWNED_BY_ASHA, '/purchase-status') }),
  'getPurchaseStatus 401': () => ({ path: project(FOR_SALE, '/purchase-status') }),
  'getPurchaseStatus 404': () => ({ as: ASHA, path: project(99_999, '/purchase-status') }),
  'downloadProject 200': () => ({ as: ASHA, path: project(OWNED_BY_ASHA, '/download') }),
  'downloadProject 401': () => ({ path: project(OWNED_BY_ASHA, '/download') }),
  'downloadProject 403': () => ({ as: NEW_CUSTOMER, path: project(FOR_SALE, '/download') }),
  'downloadProject 404': () => ({ as: ASHA, path: project(99_999, '/download') }),
  'listPurchasedProjects 200': () => ({ as: ASHA }),
  'listPurchasedProjects 401': () => ({}),
  'listPayments 200': () => ({ as: ASHA }),
  'listPayments 401': () => ({}),
  'createPaymentOrder 200': async () => ({
    as: NEW_CUSTOMER,
    body: { projectId: FOR_SALE, amount: await priceOf(FOR_SALE) },
  }),
  'createPaymentOrder 400': () => ({ as: NEW_CUSTOMER, body: { projectId: FOR_SALE, amount: 1 } }),
  'createPaymentOrder 401': () => ({ body: { projectId: FOR_SALE, amount: 1 } }),
  'createPaymentOrder 404': () => ({ as: NEW_CUSTOMER, body: { projectId: 99_999, amount: 1 } }),
  'createPaymentOrder 409': async () => ({
    as: ASHA,
    body: { projectId: OWNED_BY_ASHA, amount: await priceOf(OWNED_BY_ASHA) },
  }),
  'verifyPayment 200': async () => ({ as: NEW_CUSTOMER, body: await payment(NEW_CUSTOMER) }),
  'verifyPayment 400': async () => ({
    as: NEW_CUSTOMER,
    body: { ...(await payment(NEW_CUSTOMER)), signature: 'forged' },
  }),
  'verifyPayment 401': async () => ({ body: await payment(NEW_CUSTOMER) }),
  'verifyPayment 403': async () => ({ as: ASHA, body: await payment(NEW_CUSTOMER) }),
  'verifyPayment 404': () => ({
    as: ASHA,
    body: { orderId: 'order_none', paymentId: 'pay_none', signature: 'x' },
  }),
  'openConversation 200': () => ({ as: ASHA }),
  'openConversation 401': () => ({}),
  'sendChatMessage 200': async () => ({
    as: ASHA,
    body: { ...message, conversationId: await conversationOf(ASHA) },
  }),
  'sendChatMessage 400': async () => ({
    as: ASHA,
    body: { ...message, message: '  ', conversationId: await conversationOf(ASHA) },
  }),
  'sendChatMessage 401': () => ({ body: { ...message, conversationId: 1 } }),
  'sendChatMessage 403': async () => ({
    as: NEW_CUSTOMER,
    body: { ...message, conversationId: await conversationOf(ASHA) },
  }),
  'sendChatMessage 404': () => ({ as: ASHA, body: { ...message, conversationId: 99_999 } }),
};

/** Answers that the backend never gives by itself; the fault board makes it. */
const PROVOKED_BY_FAULT = [410, 429, 500];

async function provoke({ operationId, method, path, status }: DocumentedAnswer): Promise<Response> {
  const makeCall = calls[`${operationId} ${status}`];
  if (!makeCall && PROVOKED_BY_FAULT.includes(status)) backend.faults.set(operationId, { status });
  const call = (await makeCall?.()) ?? {};
  const token = call.as && (await tokenOf(call.as));
  return send(method, call.path ?? path.replace('{id}', String(FOR_SALE)), {
    ...(call.body !== undefined && { body: call.body }),
    ...(token && { token }),
  });
}

const documented = readDocumentedAnswers();

describe('the mock backend holds to openapi.yaml', () => {
  it('has a handler for each operation of the document, and no other', () => {
    const known = new Set(documented.map(({ operationId }) => operationId));
    const handled = operations
      .filter(({ path }) => path.startsWith('/api/'))
      .map(
        ({ operationId, method, path }) =>
          `${operationId} ${method} ${path.replace(':id', '{id}')}`,
      );
    const wanted = new Set(
      documented.map(
        ({ operationId, method, path }) => `${operationId} ${method.toLowerCase()} ${path}`,
      ),
    );
    expect(new Set(handled)).toEqual(wanted);
    expect(known.size).toBe(handled.length);
  });

  it('has a call for each documented answer', () => {
    const uncovered = documented
      .filter(({ status }) => !PROVOKED_BY_FAULT.includes(status))
      .map(({ operationId, status }) => `${operationId} ${status}`)
      .filter((name) => !calls[name]);
    expect(uncovered).toEqual([]);
  });

  it.each(documented.map((answer) => [`${answer.operationId} ${answer.status}`, answer] as const))(
    '%s',
    async (_name, answer) => {
      const response = await provoke(answer);
      const text = await response.clone().text();
      expect(response.status).toBe(answer.status);
      expect(answer.contentTypes).toContain(response.headers.get('Content-Type')?.split(';')[0]);
      expect(text).not.toContain('"password"');
      if (!answer.validate) {
        expect(text.slice(0, 2)).toBe('PK');
        expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(500);
        return;
      }
      answer.validate(JSON.parse(text));
      expect(answer.validate.errors).toBeNull();
    },
  );

  it('answers a project whose file was withdrawn with 410 to its owner', async () => {
    const owner = 'owner-of-withdrawn@example.com';
    const { token } = await post<{ token: string }>('/api/auth/register', {
      ...registration,
      email: owner,
    });
    const answer = await send('GET', project(specialProjects.withdrawn, '/download'), { token });
    expect(answer.status).toBe(403);
    backend.applyScenario('fileWithdrawn');
    const gone = await send('GET', project(OWNED_BY_ASHA, '/download'), { token });
    expect(gone.status).toBe(410);
  });

  it('says loudly that nothing answers an unknown call', async () => {
    const { expectConsoleOutput } = await import('@/testing/consoleOutput');
    expectConsoleOutput(/no handler for PATCH \/api\/unknown/);
    const answer = await send('PATCH', '/api/unknown', {});
    expect(answer.status).toBe(501);
  });
});
