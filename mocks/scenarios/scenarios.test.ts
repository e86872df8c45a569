/** @jest-environment node */
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { createMockServer } from '../node';
import { isScenarioName, scenarios, type ScenarioName } from './scenarios';

const HOST = 'http://localhost:4000';
const { backend, server } = createMockServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => backend.reset());
afterAll(() => server.close());

const send = (path: string, init?: RequestInit) => fetch(`${HOST}${path}`, init);
const post = (path: string, body: unknown, headers?: HeadersInit) =>
  send(path, { method: 'POST', body: JSON.stringify(body), ...(headers && { headers }) });

/** Logs a person in, then lets the situation begin. */
async function visit(scenario: ScenarioName, email = 'asha@example.com') {
  const answer = await post('/api/auth/login', { email, password: 'password' });
  const { token } = (await answer.json()) as { token: string };
  backend.applyScenario(scenario);
  return { Authorization: `Bearer ${token}` };
}

/** Opens an order for project 4 and pays it with the card that pays. */
async function pay(headers: HeadersInit) {
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
  const answer = (await paid.json()) as Record<string, string>;
  const verified = await post(
    '/api/payments/verify-payment',
    {
      orderId,
      paymentId: answer.razorpay_payment_id,
      signature: answer.razorpay_signature,
    },
    headers,
  );
  return { paid: paid.status, verified: verified.status };
}

describe('the scenarios', () => {
  it('each say in a line what they do', () => {
    for (const { description } of Object.values(scenarios)) {
      expect(description).toMatch(/^[A-Z][^\n]{10,80}[^.]$/);
    }
    expect(isScenarioName('offline')).toBe(true);
    expect(isScenarioName('toString')).toBe(false);
    expect(isScenarioName(null)).toBe(false);
  });

  it.each([
    ['none', { paid: 200, verified: 200 }],
    ['declinedCard', { paid: 400, verified: 400 }],
    ['forgedSignature', { paid: 200, verified: 400 }],
    ['verifyFails', { paid: 200, verified: 500 }],
  ] as const)('%s decides how a payment ends', async (scenario, ending) => {
    expect(await pay(await visit(scenario, 'new@example.com'))).toEqual(ending);
  });

  it('serverDown fails every call with a message', async () => {
    await visit('serverDown');
    const answer = await send('/api/projects');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ success: false, message: 'Something went wrong' });
  });

  it('offline lets no call through', async () => {
    await visit('offline');
    await expect(send('/api/projects')).rejects.toThrow('Failed to fetch');
  });

  it('emptyShop has no projects anywhere', async () => {
    await visit('emptyShop');
    const json = async (path: string) => (await send(path)).json() as Promise<unknown>;
    expect(await json('/api/projects')).toMatchObject({ projects: [], pagination: { total: 0 } });
    expect(await json('/api/projects/meta/categories')).toEqual({ categories: [] });
    expect(await json('/api/projects/stats/public')).toMatchObject({ totalProjects: 0 });
    expect((await send('/api/projects/4')).status).toBe(404);
  });

  it('expiredSession refuses a token that was good', async () => {
    const headers = await visit('expiredSession');
    for (const path of ['/api/projects/user/purchased', '/api/payments/history']) {
      const answer = await send(path, { headers });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ success: false, message: 'Please log in again' });
    }
    expect((await post('/api/chat/conversation', {}, headers)).status).toBe(401);
    expect((await send('/api/projects')).status).toBe(200);
  });

  it('fileWithdrawn and brokenZip spoil downloads', async () => {
    const headers = await visit('fileWithdrawn');
    expect((await send('/api/projects/12/download', { headers })).status).toBe(410);
    backend.applyScenario('brokenZip');
    const broken = await send('/api/projects/12/download', { headers });
    expect(broken.status).toBe(200);
    expect(broken.headers.get('Content-Type')).toBe('application/zip');
    expect(await broken.json()).toEqual({ oops: true });
  });

  it('slowNetwork waits outside of the lock, so that calls wait together', async () => {
    backend.faults.set('*', { delayMs: 500 });
    const start = performance.now();
    await Promise.all(Array.from({ length: 10 }, () => send('/api/projects')));
    expect(performance.now() - start).toBeLessThan(4500);
    expect(scenarios.slowNetwork.faults['*']).toEqual({ delayMs: 2500 });
  });
});

describe('beside the documented calls', () => {
  it('the pictures of projects are answered, always alike, and no others', async () => {
    const [picture] = backend.store.projects
      .all()
      .flatMap(({ previewImages }) => previewImages)
      .filter((image) => image.startsWith('/'));
    const answer = await send(picture!);
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
    const text = await answer.text();
    expect(text).toMatch(/^<svg .*width="1200" height="750"/);
    expect(await (await send(picture!)).text()).toBe(text);
    expect((await send('/uploads/images/none.svg')).status).toBe(404);
  });

  it('a rule that fails unexpectedly is a server error that shows', async () => {
    expectConsoleOutput(/The mock operation listProjects failed/);
    jest.spyOn(backend.store.projects, 'all').mockImplementation(() => {
      throw new Error('broken');
    });
    const answer = await send('/api/projects');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ success: false, message: 'Something went wrong' });
  });
});
