/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { io } from 'socket.io-client';
import { WebSocket } from 'ws';
import { PROVIDER_SECRET } from '@mocks/domain/orders';
import { REALTIME } from '../cases/case';
import { readDocument } from '../document/readDocument';
import { catalogueMutants } from '../mutants/catalogueMutants';
import { chatMutants } from '../mutants/chatMutants';
import { startHost, type Host } from '../mutants/host';
import { checkBackend } from '../run/checkBackend';
import { countOutcomes } from '../run/result';
import { startProxy, type RunningProxy } from './startProxy';
import { ViolationLog, type Summary } from './violationLog';

const document = readDocument();
/** A whole run takes long beside others. */
const WHOLE_RUN_TIMEOUT_MS = 240_000;

/** Returns the first event of a stream that satisfies the predicate. */
async function readEvent(url: string, matches: (summary: Summary) => boolean): Promise<Summary> {
  const response = await fetch(url);
  let text = '';
  for await (const chunk of response.body!) {
    text += new TextDecoder().decode(chunk);
    const events = text.split('\n\n').slice(0, -1);
    const found = events
      .map((event) => JSON.parse(event.replace(/^data: /, '')) as Summary)
      .find(matches);
    if (found) return found;
  }
  throw new Error('The stream ended');
}

describe('the validating proxy', () => {
  let host: Host;
  let proxy: RunningProxy;
  const seen: string[] = [];

  async function start(mutant?: Parameters<typeof startHost>[0]) {
    host = await startHost(mutant);
    proxy = await startProxy({
      url: host.url,
      port: 0,
      document,
      onViolation: ({ operationId, finding }) => seen.push(`${operationId}: ${finding.message}`),
    });
  }
  beforeEach(() => (seen.length = 0));
  afterEach(async () => {
    await proxy.close();
    await host.close();
  });

  const runAt = (url: string, only?: string) =>
    checkBackend({
      url,
      only,
      document,
      mayWrite: true,
      includeExtensions: true,
      admin: { email: 'admin@example.com', password: 'password' },
      secret: PROVIDER_SECRET,
      realtimeMs: 2_000,
      silenceMs: 40,
      timeoutMs: 30_000,
      delayMs: 0,
    });

  it(
    'forwards a whole run unchanged, downloads and the live chat included',
    async () => {
      await start();
      const { cases } = await runAt(proxy.url);
      expect(cases.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
      const aboutResponses = proxy.log.summary.violations.filter(
        ({ finding }) => finding.rule !== 'request',
      );
      expect(aboutResponses).toEqual([]);
    },
    WHOLE_RUN_TIMEOUT_MS,
  );

  it('supports a backend below a path, as the checker does', async () => {
    await start();
    const below = (path: string) => (path.startsWith('/base/') ? path.slice(5) : '/elsewhere');
    const passOn = createProxyMiddleware({ target: host.url, pathRewrite: below });
    const front = createServer((request, response) => void passOn(request, response));
    front.on('upgrade', passOn.upgrade);
    await once(front.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}/base`;
    const relay = await startProxy({ url, port: 0, document, onViolation: () => undefined });
    const runs = [await runAt(url, REALTIME), await runAt(relay.url, REALTIME)];
    await relay.close();
    front.closeAllConnections();
    front.close();
    for (const { cases } of runs) {
      expect(cases.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
      const talks = cases.filter(({ operationId }) => operationId === REALTIME);
      expect(countOutcomes(talks)).toMatchObject({ passed: talks.length, skipped: 0 });
      expect(talks.length).toBeGreaterThan(1);
    }
  });

  it('reports invalid events of the live chat', async () => {
    await start(
      chatMutants.find(({ name }) => name === 'A message of the live chat lacks its sender'),
    );
    await runAt(proxy.url, REALTIME);
    expect(seen).toContain(
      "message-received: message-received must match exactly one schema in oneOf (must have required property 'sender_id')",
    );
  });

  it('reports undocumented events', async () => {
    await start();
    const login = await fetch(`${proxy.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":"asha@example.com","password":"password"}',
    });
    const { token } = (await login.json()) as { token: string };
    const client = io(proxy.url, { auth: { token }, transports: ['websocket'] });
    const isSeen = new Promise<void>((resolve) => {
      proxy.log.listen(({ violations }) => violations.length > 0 && resolve());
    });
    client.emit('dance', { steps: 3 });
    await isSeen;
    client.disconnect();
    expect(seen).toEqual(['dance: The client sends dance, which is not documented']);
  });

  it('reports packets that are not events', async () => {
    await start();
    const client = new WebSocket(
      `${proxy.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
    );
    await once(client, 'open');
    client.send('42["dance"');
    await once(client, 'close');
    expect(seen).toEqual(['unreadable event: The client sends what is no packet of Socket.IO']);
  });

  it('forwards the rejection of a connection', async () => {
    await start();
    const rejecting = createServer().on('upgrade', (_request, socket) =>
      socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n'),
    );
    await once(rejecting.listen(0, '127.0.0.1'), 'listening');
    const { port } = rejecting.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const strict = await startProxy({ url, port: 0, document, onViolation: () => undefined });
    const client = new WebSocket(`${strict.url.replace('http', 'ws')}/socket.io/?EIO=4`);
    const [error] = (await once(client, 'error')) as [Error];
    expect(error.message).toBe('Unexpected server response: 401');
    await strict.close();
    rejecting.close();
  });

  it('closes a connection that the backend does not accept', async () => {
    await start();
    await host.close();
    const client = new WebSocket(`${proxy.url.replace('http', 'ws')}/socket.io/?EIO=4`);
    const [error] = (await once(client, 'error')) as [Error];
    expect(error.message).toBe('socket hang up');
    host = await startHost();
  });

  it('reports each violation of a request or response once and counts it', async () => {
    await start(catalogueMutants.find(({ name }) => name === 'A category is missing'));
    for (const path of ['/api/projects?page=0', '/api/projects?page=0', '/api/nothing', '/other']) {
      await fetch(`${proxy.url}${path}`);
    }
    expect(seen).toEqual([
      'listProjects: The parameter page must be >= 1',
      'undocumented: GET /api/nothing is not documented',
    ]);
    expect(proxy.log.summary).toMatchObject({
      passed: 3,
      violations: [{ count: 1 }, { count: 2, call: 'GET /api/projects?page=0 → 200' }],
    });
  });

  it('redacts secrets of an invalid request', async () => {
    await start();
    await fetch(`${proxy.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":"asha@example.com","password":"pass"}',
    });
    const { violations } = proxy.log.summary;
    expect(violations[0]!.finding.message).toMatch(/at \/password must NOT have fewer/);
    expect(JSON.stringify(violations)).not.toContain('"pass"');
  });

  it('redacts secrets of a long invalid request and of an address', async () => {
    await start();
    await fetch(`${proxy.url}/api/auth/register?token=in-clear-1`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: 'in-clear-2', name: 'x'.repeat(500) }),
    });
    const { violations } = proxy.log.summary;
    expect(violations.map(({ finding }) => finding.message)).toContain(
      "The request's body must have required property 'phone'",
    );
    expect(JSON.stringify(violations)).not.toContain('in-clear');
  });

  it('records a backend that does not respond and responds with 502', async () => {
    await start();
    await host.close();
    const response = await fetch(`${proxy.url}/api/projects`);
    expect(response.status).toBe(502);
    expect(seen).toEqual(['listProjects: The backend did not respond']);
    host = await startHost();
  });

  it('serves a page that updates itself', async () => {
    await start();
    const page = await (await fetch(`${proxy.url}/__contract`)).text();
    expect(page).toContain(`What passes to ${host.url}`);
    const event = readEvent(`${proxy.url}/__contract/events`, ({ passed }) => passed === 1);
    await fetch(`${proxy.url}/api/projects?limit=0`);
    expect((await event).violations).toMatchObject([{ operationId: 'listProjects' }]);
  });
});

describe('the log of violations', () => {
  const finding = { rule: 'schema', message: 'Wrong' } as const;

  it('returns only new violations and notifies its listeners of every call', () => {
    const log = new ViolationLog();
    const heard: number[] = [];
    const stop = log.listen(({ passed }) => heard.push(passed));
    expect(log.add('login', 'POST /login → 200', [finding])).toHaveLength(1);
    expect(log.add('login', 'POST /login → 200', [finding])).toEqual([]);
    expect(log.add('register', 'POST /register → 201', [finding])).toHaveLength(1);
    stop();
    log.add('login', 'POST /login → 200', []);
    expect(heard).toEqual([1, 2, 3]);
    expect(log.summary.passed).toBe(4);
  });
});
