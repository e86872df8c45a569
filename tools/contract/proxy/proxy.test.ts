/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { io } from 'socket.io-client';
import { readDocument } from '../document/readDocument';
import { startHost } from '../mutants/host';
import { type RunningProxy, startProxy } from './startProxy';

let proxy: RunningProxy;
let seen: string[] = [];

async function proxyTo(url: string): Promise<void> {
  seen = [];
  proxy = await startProxy({
    url,
    port: 0,
    document: readDocument(),
    onViolation: ({ operationId, call, finding }) =>
      seen.push(`${operationId}: ${call}: ${finding.message}`),
  });
}

const send = (path: string, init?: RequestInit) => fetch(`${proxy.url}${path}`, init);

it('forwards calls and the live chat unchanged, and names what violates the document', async () => {
  const host = await startHost();
  await proxyTo(host.url);
  const login = await send('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"email":"asha@example.com","password":"password"}',
  });
  const { token } = (await login.json()) as { token: string };
  const socket = io(proxy.url, { auth: { token }, transports: ['websocket'], reconnection: false });
  await new Promise((connected) => socket.on('connect', () => connected(null)));
  socket.disconnect();
  expect(seen).toEqual([]);

  expect((await send('/api/projects?page=0&token=in-clear')).status).toBe(200);
  await host.close();
  expect((await send('/api/projects')).status).toBe(502);
  await proxy.close();
  expect(seen).toContain(
    'listProjects: GET /api/projects → no response: The backend did not respond: nothing listens there (ECONNREFUSED)',
  );
  expect(seen.join()).toMatch(/listProjects: .*The parameter page must be >= 1/);
  expect(seen.join()).not.toContain('in-clear');
});

describe('with a backend that misbehaves', () => {
  const CATEGORIES = { categories: [] };
  const answers: Record<string, RequestListener> = {
    '/api/gzip': (_request, response) =>
      response
        .writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
        .end(gzipSync(JSON.stringify(CATEGORIES))),
    '/api/no-gzip': (_request, response) =>
      response
        .writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
        .end('plain'),
    '/api/broken-off': (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '9' });
      response.write('{');
      setImmediate(() => response.destroy());
    },
    '/api/reset': (_request, response) => response.destroy(),
    '/api/header': (_request, response) =>
      response.socket!.end('HTTP/1.1 200 OK\r\nX-Text: \x01\r\nContent-Length: 0\r\n\r\n'),
  };
  let backend: Server;

  beforeAll(async () => {
    backend = createServer((request, response) => {
      const answer = answers[request.url!];
      if (answer) answer(request, response);
      else response.writeHead(404).end();
    });
    backend.on('upgrade', (_request, socket: Socket) => socket.resetAndDestroy());
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    await proxyTo(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`);
  });
  beforeEach(() => (seen = []));
  afterAll(async () => {
    await proxy.close();
    backend.closeAllConnections();
    backend.close();
  });

  /** Sends text to the proxy and resets the connection after it, or waits until it is closed. */
  const sendRaw = (text: string, isReset: boolean) =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
      socket.on('error', () => undefined).on('close', () => resolve());
      socket.write(text, () => isReset && socket.resetAndDestroy());
    });

  it('decodes compressed bodies before it validates them', async () => {
    expect(await (await send('/api/gzip')).json()).toEqual(CATEGORIES);
    await send('/api/no-gzip')
      .then((response) => response.text())
      .catch(() => undefined);
    expect(seen.filter((text) => text.includes('/api/no-gzip'))).toEqual([
      expect.stringContaining('is not documented'),
    ]);
  });

  it('lives on when connections break, and names the cause', async () => {
    await expect(send('/api/broken-off').then((response) => response.text())).rejects.toThrow();
    expect((await send('/api/reset')).status).toBe(502);
    expect((await send('/api/header')).status).toBe(502);
    await sendRaw('POST /api/gzip HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{', true);
    const upgrade =
      'GET /socket.io/ HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

    await sendRaw(upgrade, true);

    await sendRaw(upgrade, false);

    expect((await send('/api/gzip')).status).toBe(200);
    const closed =
      /no response: The backend did not respond: the connection was closed .*ECONNRESET/;
    expect(seen.filter((text) => closed.test(text))).toHaveLength(2);
  });
});
