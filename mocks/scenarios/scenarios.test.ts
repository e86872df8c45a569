/** @jest-environment node */
import { operations } from '../http/operations';
import { createMockServer } from '../node';
import { type ScenarioName } from './scenarios';

const HOST = 'http://localhost:4000';
const { backend, server } = createMockServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => backend.reset());
afterAll(() => server.close());

const send = (path: string, init?: RequestInit) => fetch(`${HOST}${path}`, init);
const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  send(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** Logs a user in, then chooses the scenario. */
async function visit(scenario: ScenarioName, email = 'asha@example.com') {
  const response = await post('/api/auth/login', { email, password: 'password' });
  const { token } = (await response.json()) as { token: string };
  backend.applyScenario(scenario);
  return { Authorization: `Bearer ${token}` };
}

/** Opens an order for project 4 and pays it with a valid card. */
async function pay(headers: Record<string, string>) {
  const amount = backend.store.projects.get(4)!.pricePaise;
  const opened = await post(
    '/api/payments/create-order',
    { projectId: 4, amount: amount / 100 },
    headers,
  );
  const { orderId } = (await opened.json()) as { orderId: string };
  const paid = await post('/simulated-checkout/payments', {
    order_id: orderId,
    amount,
    method: 'card',
    card: { number: '4100280000001007' },
  });
  const response = (await paid.json()) as Record<string, string>;
  const verified = await post(
    '/api/payments/verify-payment',
    {
      orderId,
      paymentId: response.razorpay_payment_id,
      signature: response.razorpay_signature,
    },
    headers,
  );
  return { paid: paid.status, verified: verified.status };
}

describe('the scenarios', () => {
  it.each([
    ['none', { paid: 200, verified: 200 }],
    ['declinedCard', { paid: 400, verified: 400 }],
    ['forgedSignature', { paid: 200, verified: 400 }],
    ['verifyFails', { paid: 200, verified: 500 }],
  ] as const)('%s sets the outcome of a payment', async (scenario, ending) => {
    expect(await pay(await visit(scenario, 'new@example.com'))).toEqual(ending);
  });

  it('sale takes a fifth off an order, and says why', async () => {
    const headers = await visit('sale', 'new@example.com');
    const { pricePaise } = backend.store.projects.get(4)!;
    const body = { projectId: 4, amount: pricePaise / 100 };
    const order = await post('/api/payments/create-order', body, headers);
    expect(await order.json()).toMatchObject({
      amount: pricePaise * 0.8,
      reductionReason: 'Festival sale: 20% off',
    });
  });

  it('serverDown fails every request with a message', async () => {
    await visit('serverDown');
    const response = await send('/api/projects');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ success: false, message: 'Something went wrong' });
  });

  it('offline breaks every request', async () => {
    await visit('offline');
    await expect(send('/api/projects')).rejects.toThrow('Failed to fetch');
  });
});

const get = async <Content>(path: string, headers: HeadersInit = {}) =>
  (await (await send(path, { headers })).json()) as Content;

describe('emptyShop', () => {
  it('has users but no projects and nothing that depends on them', async () => {
    const people = backend.store.users.all().length;
    const headers = await visit('emptyShop');
    expect(await get('/api/projects')).toMatchObject({ projects: [], pagination: { total: 0 } });
    expect(await get('/api/projects/meta/categories')).toEqual({ categories: [] });
    expect(await get('/api/projects/stats/public')).toEqual({
      totalProjects: 0,
      totalUsers: people,
      totalOrders: 0,
      totalDownloads: 0,
    });
    expect((await send('/api/projects/4')).status).toBe(404);
    expect(await get('/api/projects/user/purchased', headers)).toEqual({ projects: [] });
    expect(await get('/api/payments/history', headers)).toEqual({ payments: [] });
    const admin = await visit('emptyShop', 'admin@example.com');
    expect(await get('/api/admin/overview', admin)).toMatchObject({
      totals: { revenue: '0.00', orders: 0, sales: 0, downloads: 0 },
      best_sellers: [],
    });
    expect(await get('/api/admin/payments', admin)).toMatchObject({ payments: [] });
    expect(await get('/api/admin/users?search=asha', admin)).toMatchObject({
      users: [{ purchases: 0, spent: '0.00' }],
    });
  });
});

describe('expiredSession', () => {
  const unauthorized = { success: false, message: 'Please log in again' };
  const secured = operations.filter(({ isSecured }) => isSecured);

  it('ends open sessions for every secured operation', async () => {
    const headers = await visit('expiredSession', 'admin@example.com');
    for (const { method, path } of secured) {
      const response = await send(path.replace(/:\w+/, '4'), { method, headers });
      expect([path, response.status]).toEqual([path, 401]);
      expect(await response.json()).toEqual(unauthorized);
    }
    expect((await send('/api/projects')).status).toBe(200);
  });

  it('allows one profile check at page load', async () => {
    const headers = await visit('none');
    backend.expireSessions({ afterProfile: true });
    expect(await get('/api/payments/history', headers)).toEqual(unauthorized);
    expect(await get('/api/auth/profile', headers)).toMatchObject({ user: { name: 'Asha Rao' } });
    expect(await get('/api/auth/profile', headers)).toEqual(unauthorized);
  });
});
