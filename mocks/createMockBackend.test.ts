/** @jest-environment node */
import { setupServer } from 'msw/node';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { createMockBackend } from './createMockBackend';
import { projectInput } from './domain/admin/fakes';
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
};

/** Makes a snapshot that is valid except for what is given. */
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

async function ask<Answer>(
  path: string,
  init: RequestInit & { token?: string } = {},
): Promise<Answer> {
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${init.token ?? ''}`,
  };
  const answer = await fetch(`${HOST}${path}`, { ...init, headers });
  return (await answer.json()) as Answer;
}

const logIn = (email: string, password = 'password') =>
  ask<{ token?: string; message?: string }>('/api/auth/login', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  });

const register = (email: string) =>
  ask<{ token: string; user: { id: number } }>('/api/auth/register', {
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
  const { project } = await ask<{ project: { base_price: string } }>('/api/projects/4');
  const { orderId } = await ask<{ orderId: string }>('/api/payments/create-order', {
    method: 'POST',
    token,
    body: JSON.stringify({ projectId: 4, amount: Number(project.base_price) }),
  });
  return orderId;
}

describe('the mock backend', () => {
  it('makes the same shop for the same seed, another shop for another', async () => {
    const history = async (seed: number) => {
      use(undefined, seed);
      const { token } = await logIn('asha@example.com');
      return ask('/api/payments/history', { token: token! });
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

  it('is one backend for two tabs, which never draw the same id', async () => {
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

  it('keeps removals between visits and in a second tab', async () => {
    const storage = memoryStorage();
    use(storage);
    const { token } = await logIn('admin@example.com');
    const remove = { method: 'DELETE', token: token! };
    const other = createMockBackend({ now, storage });
    const { project } = await ask<{ project: { id: number } }>('/api/admin/projects', {
      method: 'POST',
      token: token!,
      body: JSON.stringify(projectInput),
    });
    server.resetHandlers(...other.handlers);
    const path = `/api/admin/projects/${project.id}`;
    expect(await ask(path, remove)).toMatchObject({ success: true });
    use(storage);
    expect(await ask(path, { token: token! })).toMatchObject({ message: 'Project not found' });
  });

  it('shows a reset to a second tab, whatever was stored since', async () => {
    const storage = memoryStorage();
    const one = createMockBackend({ now, storage });
    const other = createMockBackend({ now, storage });
    server.resetHandlers(...other.handlers);
    await register('ravi@example.com');
    await one.reset();
    server.resetHandlers(...one.handlers);
    await register('neha@example.com');
    server.resetHandlers(...other.handlers);
    expect((await logIn('ravi@example.com')).message).toBe('Invalid email or password');
    expect((await logIn('neha@example.com')).token).toEqual(expect.any(String));
  });

  it('keeps the day of the first visit, so that its data stays the same', async () => {
    const storage = memoryStorage();
    const newest = async (time: string) => {
      const backend = createMockBackend({ now: () => new Date(time), storage });
      server.resetHandlers(...backend.handlers);
      return ask('/api/projects?limit=1');
    };
    const first = await newest('2025-10-15T09:00:00Z');
    expect(await newest('2025-11-20T09:00:00Z')).toEqual(first);
  });

  it.each([
    ['text', 'corrupted'],
    ['a number', 5],
    ['an older version', stored({ version: 0 })],
    ['another seed', stored({ seed: 8 })],
    ['another size', stored({ size: 'large' })],
    ['an unknown size', stored({ size: 'huge' })],
    ['no changes', stored({ changes: null })],
    ['a counter that is none', stored({ changes: { ...noChanges, sessionsEnded: 'many' } })],
    ['an emptied shop that is none', stored({ changes: { ...noChanges, emptied: {} } })],
    ['changes without tables', stored({ changes: { idsDrawn: 0 } })],
    [
      'rows that are none',
      stored({ changes: { ...noChanges, users: { ...noChange, rows: [1] } } }),
    ],
    [
      'rows that lack columns',
      stored({ changes: { ...noChanges, users: { ...noChange, rows: [{ id: 1 }] } } }),
    ],
    [
      'removed ids that are none',
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
    'goes on in memory when its storage cannot %s',
    async (method) => {
      expectConsoleOutput(/The mock backend goes on without its storage/);
      const storage = {
        ...memoryStorage(),
        [method]: () => Promise.reject(new Error('There is no storage')),
      };
      use(storage);
      await register('ravi@example.com');
      expect((await logIn('ravi@example.com')).token).toEqual(expect.any(String));
    },
  );

  it('keeps an emptied shop apart from the whole one between visits', async () => {
    const storage = memoryStorage();
    const openEmptied = () => {
      const backend = createMockBackend({ now, storage, scenario: 'emptyShop' });
      server.resetHandlers(...backend.handlers);
      return backend;
    };
    const countProjects = async () =>
      (await ask<{ pagination: { total: number } }>('/api/projects')).pagination.total;
    use(storage);
    await register('ravi@example.com');
    const total = await countProjects();
    openEmptied();
    expect(await countProjects()).toBe(0);
    expect((await logIn('ravi@example.com')).token).toEqual(expect.any(String));
    const { token } = await logIn('admin@example.com');
    await ask('/api/admin/projects', {
      method: 'POST',
      token: token!,
      body: JSON.stringify(projectInput),
    });
    const emptied = openEmptied();
    expect(await countProjects()).toBe(1);
    emptied.applyScenario('none');
    expect(await countProjects()).toBe(total);
    use(storage);
    expect(await countProjects()).toBe(total);
  });

  it('remembers between visits which sessions were ended', async () => {
    const storage = memoryStorage();
    const backend = use(storage);
    const { token: old } = await logIn('asha@example.com');
    backend.applyScenario('expiredSession');
    const { token: fresh } = await logIn('asha@example.com');
    server.resetHandlers(
      ...createMockBackend({ now, storage, scenario: 'expiredSession' }).handlers,
    );
    const profile = (token: string) => ask('/api/auth/profile', { token });
    expect(await profile(old!)).toMatchObject({ message: 'Please log in again' });
    expect(await profile(fresh!)).toMatchObject({ user: { name: 'Asha Rao' } });
  });

  it('forgets everything on a reset', async () => {
    const storage = memoryStorage();
    const backend = use(storage);
    await register('ravi@example.com');
    await backend.reset();
    expect((await logIn('ravi@example.com')).message).toBe('Invalid email or password');
  });

  it('rejects tokens that are forged or a week old', async () => {
    const { token } = await (use(), logIn('asha@example.com'));
    const [body, signature] = token!.split('.');
    for (const wrong of ['', 'x', `${body}.x`, `${body}x.${signature}`]) {
      const answer = await fetch(`${HOST}/api/auth/profile`, {
        headers: { Authorization: `Bearer ${wrong}` },
      });
      expect(answer.status).toBe(401);
    }
    const later = createMockBackend({ now: () => new Date('2025-10-22T09:00:01Z') });
    server.resetHandlers(...later.handlers);
    const answer = await fetch(`${HOST}/api/auth/profile`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(401);
  });

  it('shares nothing with another backend', async () => {
    use();
    await register('ravi@example.com');
    use();
    expect((await logIn('ravi@example.com')).message).toBe('Invalid email or password');
  });
});
