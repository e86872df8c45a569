/** @jest-environment node */
import { setupServer } from 'msw/node';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { createMockBackend, type MockBackendOptions } from './createMockBackend';
import { memoryStorage } from './persistence/memoryStorage';
import { isSnapshot, SNAPSHOT_VERSION, type SnapshotStorage } from './persistence/snapshot';

const HOST = 'http://localhost:4000';
const now = () => new Date('2025-10-15T09:00:00Z');

const noChange = { rows: [], removed: [] };
const noChanges = {
  idsDrawn: 0,
  users: noChange,
  projects: noChange,
  orders: noChange,
  downloads: noChange,
  uploads: noChange,
  conversations: noChange,
  messages: noChange,
  reviews: noChange,
  reviewVotes: noChange,
};

/** Creates a snapshot that is valid except for the given parts. */
const stored = (wrong: object) => ({
  version: SNAPSHOT_VERSION,
  seed: 7,
  size: 'standard',
  anchor: '2025-01-01',
  revision: 'one',
  changes: noChanges,
  ...wrong,
});

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

function use(storage?: SnapshotStorage, seed?: number) {
  const backend = createMockBackend({ now, ...(storage && { storage }), ...(seed && { seed }) });
  server.resetHandlers(...backend.handlers);
  return backend;
}

async function request<Content>(
  path: string,
  init: RequestInit & { token?: string } = {},
): Promise<Content> {
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${init.token ?? ''}`,
  };
  const response = await fetch(`${HOST}${path}`, { ...init, headers });
  return (await response.json()) as Content;
}

const logIn = (email: string, password = 'password') =>
  request<{ token?: string; message?: string }>('/api/auth/login', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  });

const register = (email: string) =>
  request<{ token: string; user: { id: number } }>('/api/auth/register', {
    method: 'POST',
    body: JSON.stringify({
      name: 'Ravi Kumar',
      email,
      phone: '9845018261',
      password: 'password',
      agreeToTerms: true,
    }),
  });

async function openOrder(token: string): Promise<string> {
  const { project } = await request<{ project: { base_price: string } }>('/api/projects/4');
  const { orderId } = await request<{ orderId: string }>('/api/payments/create-order', {
    method: 'POST',
    token,
    body: JSON.stringify({ projectId: 4, amount: Number(project.base_price) }),
  });
  return orderId;
}

describe('the mock backend', () => {
  it('creates the same shop for the same seed, and another for another seed', async () => {
    const history = async (seed: number) => {
      use(undefined, seed);
      const { token } = await logIn('asha@example.com');
      return request('/api/payments/history', { token: token! });
    };
    const first = await history(7);
    expect(await history(7)).toEqual(first);
    expect(await history(8)).not.toEqual(first);
  });

  it('keeps its state between visits', async () => {
    const storage = memoryStorage();
    use(storage);
    await register('ravi@example.com');
    use(storage);
    expect((await logIn('ravi@example.com')).token).toEqual(expect.any(String));
  });

  it('is shared by two tabs, which never draw the same id', async () => {
    const storage = memoryStorage();
    const one = createMockBackend({ now, storage });
    const other = createMockBackend({ now, storage });
    server.resetHandlers(...one.handlers);
    const { token } = await register('ravi@example.com');
    const firstOrder = await openOrder(token);
    server.resetHandlers(...other.handlers);
    expect((await logIn('ravi@example.com')).token).toEqual(expect.any(String));
    expect(await openOrder(token)).toBe(firstOrder);
    const { token: neha } = await register('neha@example.com');
    expect(await openOrder(neha)).not.toBe(firstOrder);
    server.resetHandlers(...one.handlers);
    expect((await logIn('neha@example.com')).token).toEqual(expect.any(String));
  });

  it.each([
    ['text', 'corrupted'],
    ['a number', 5],
    ['an older version', stored({ version: 0 })],
    ['another seed', stored({ seed: 8 })],
    ['another size', stored({ size: 'large' })],
    ['an unknown size', stored({ size: 'huge' })],
    ['no changes', stored({ changes: null })],
    ['an invalid counter', stored({ changes: { ...noChanges, sessionsEnded: 'many' } })],
    ['an invalid emptied shop', stored({ changes: { ...noChanges, emptied: {} } })],
    ['changes without tables', stored({ changes: { idsDrawn: 0 } })],
    ['invalid rows', stored({ changes: { ...noChanges, users: { ...noChange, rows: [1] } } })],
    [
      'invalid removed ids',
      stored({ changes: { ...noChanges, users: { ...noChange, removed: [{}] } } }),
    ],
  ])('starts from the seed when it finds %s in its storage', async (_case, content) => {
    expectConsoleOutput(/The stored mock backend was dropped/);
    const storage = memoryStorage(content);
    use(storage);
    expect((await logIn('asha@example.com')).token).toEqual(expect.any(String));
    expect(isSnapshot(storage.content)).toBe(true);
  });

  it.each(['read', 'write'] as const)(
    'continues in memory when its storage cannot %s',
    async (method) => {
      expectConsoleOutput(/The mock backend continues without its storage/);
      const storage = {
        ...memoryStorage(),
        [method]: () => Promise.reject(new Error('There is no storage')),
      };
      use(storage);
      await register('ravi@example.com');
      expect((await logIn('ravi@example.com')).token).toEqual(expect.any(String));
    },
  );

  it('forgets everything on a reset', async () => {
    const storage = memoryStorage();
    const backend = use(storage);
    await register('ravi@example.com');
    await backend.reset();
    expect((await logIn('ravi@example.com')).message).toBe('Invalid email or password');
  });

  it('rejects tokens that are forged or a week old', async () => {
    const { token } = await (use(), logIn('asha@example.com'));
    const [header, payload, signature] = token!.split('.');
    for (const wrong of [
      '',
      'x',
      `${header}.${payload}.x`,
      `${header}.${payload}x.${signature}`,
      `${header}x.${payload}.${signature}`,
      `${header}.${payload}`,
      `${token}.x`,
      // The former format of tokens; a stored one logs its owner out.
      `${payload}.${signature}`,
    ]) {
      const response = await fetch(`${HOST}/api/auth/profile`, {
        headers: { Authorization: `Bearer ${wrong}` },
      });
      expect(response.status).toBe(401);
    }
    const later = createMockBackend({ now: () => new Date('2025-10-22T09:00:01Z') });
    server.resetHandlers(...later.handlers);
    const response = await fetch(`${HOST}/api/auth/profile`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
  });
});

describe('the day that seeds count from', () => {
  const DAY_MS = 86_400_000;
  const fixed = { kind: 'fixed', at: '2026-03-01T12:00:00.000Z' } as const;

  it.each<[string, MockBackendOptions]>([
    ['2025-10-15', {}],
    ['2026-03-01', { clock: fixed }],
    ['2025-10-18', { clock: { kind: 'shifted', byMs: 3 * DAY_MS } }],
    ['2025-10-15', { clock: { kind: 'faster', factor: 60 } }],
    ['2024-02-29', { clock: fixed, seeded: '2024-02-29' }],
  ])('is %s with %j', async (day, options) => {
    const backend = createMockBackend({ now, ...options });
    expect(backend.anchor).toBe(day);
    const [latest] = backend.store.orders
      .where('projectId', 12)
      .filter(({ userId }) => userId === 2);
    expect(Math.ceil((Date.parse(day) - Date.parse(latest!.createdAt)) / DAY_MS)).toBe(9);
    await backend.reset({ seeded: '2026-01-01' });
    expect(backend.anchor).toBe('2026-01-01');
  });

  it('stays that of a stored shop unless another one is asked for', async () => {
    const storage = memoryStorage();
    await createMockBackend({ now, storage }).open();
    const later = createMockBackend({ now, storage, clock: fixed });
    await later.open();
    expect(later.anchor).toBe('2025-10-15');
    expectConsoleOutput(/The stored mock backend was dropped/);
    const asked = createMockBackend({ now, storage, seeded: '2026-03-01' });
    await asked.open();
    expect(asked.anchor).toBe('2026-03-01');
  });
});
