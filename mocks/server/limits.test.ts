/** @jest-environment node */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { Controls } from '../controls/controls';
import { DEFAULT_SETUP } from '../controls/setup';
import { createMockBackend } from '../createMockBackend';
import type { LogEntry } from '../log/entries';
import { createApp } from './createApp';
import { forward } from './forward';
import { createLimitedServer, type ServerLimits } from './limitedServer';

const MEGABYTE = 1024 * 1024;
const JSON_TYPE = { 'Content-Type': 'application/json' };

let close = async () => {};
afterEach(() => close());

async function open(limits: Partial<ServerLimits> = {}) {
  const backend = createMockBackend({ forward });
  const controls = new Controls(backend, DEFAULT_SETUP);
  const app = createApp({ backend, controls, checkout: '', host: '127.0.0.1' });
  const server = createLimitedServer(app, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => end(server);
  const { port } = server.address() as AddressInfo;
  return { backend, port, host: `http://127.0.0.1:${port}` };
}

async function end(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

const logIn = (host: string, body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
  fetch(`${host}/api/auth/login`, { method: 'POST', headers, body });

const messageOf = async (response: Response) =>
  ((await response.json()) as { message: string }).message;

/** Sends text over a connection and resolves to everything received until it closes. */
async function sendText(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (part: Buffer) => received.push(part));
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(received).toString();
}

/** Resolves to the log when it has this many entries. */
function readLog({ log }: { log: ReturnType<typeof createMockBackend>['log'] }, count: number) {
  return new Promise<readonly LogEntry[]>((resolve) => {
    const look = () => {
      if (log.entries().length < count) return;
      unsubscribe();
      resolve(log.entries());
    };
    const unsubscribe = log.subscribe(look);
    look();
  });
}

describe('a request', () => {
  it.each([
    ['with its length', () => 'a'.repeat(7 * MEGABYTE), {}],
    ['without its length', () => new Blob(['a'.repeat(7 * MEGABYTE)]).stream(), { duplex: 'half' }],
  ])('of 7 MB %s gets 413, and the server goes on', async (_what, makeBody, options) => {
    const { host } = await open();
    const init = { method: 'POST', headers: JSON_TYPE, body: makeBody(), ...options };
    const response = await fetch(`${host}/api/auth/login`, init);
    expect([response.status, await messageOf(response)]).toEqual([
      413,
      'The body is larger than 2 MB',
    ]);
    expect((await fetch(`${host}/api/projects`)).status).toBe(200);
  });

  it('that is refused halfway keeps its connection until the client has sent the rest', async () => {
    const { port } = await open();
    const socket = connect(port, '127.0.0.1');
    const length = 3 * MEGABYTE;
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`,
    );
    const [refusal] = (await once(socket, 'data')) as [Buffer];
    expect(refusal.toString()).toMatch(/^HTTP\/1.1 413 /);
    socket.write('a'.repeat(length));
    socket.write('GET /api/projects HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 200 /);
    socket.destroy();
  });

  it('with a body that is slow to search is answered at once and logged cut', async () => {
    const { backend, host } = await open();
    const before = process.cpuUsage();
    const response = await logIn(host, `"${'password'.repeat(125_000)}`);
    expect(response.status).toBe(400);
    const [entry] = await readLog(backend, 1);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(5_000);
    expect(entry).toMatchObject({ request: { body: expect.any(String) as string } });
    expect((entry as { request: { body: string } }).request.body.length).toBeLessThanOrEqual(
      400_000,
    );
  });

  it.each([
    ['a form', new URLSearchParams({ email: 'asha@example.com', password: 'password' }), {}],
    ['text', '{"email":"asha@example.com","password":"password"}', {}],
    ['JSONP', '{}', { 'Content-Type': 'application/jsonp' }],
  ])('with %s for JSON gets 415', async (_what, body, headers) => {
    const { host } = await open();
    const response = await logIn(host, body, headers);
    expect([response.status, await messageOf(response)]).toEqual([
      415,
      'Please send the body as application/json',
    ]);
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON', 'application/problem+json'])(
    'with JSON as %s is read',
    async (type) => {
      const { host } = await open();
      const body = JSON.stringify({ email: 'asha@example.com', password: 'password' });
      expect((await logIn(host, body, { 'Content-Type': type })).status).toBe(200);
    },
  );

  it('without a body needs no content type', async () => {
    const { host } = await open();
    const response = await fetch(`${host}/api/auth/login`, { method: 'POST' });
    expect([response.status, await messageOf(response)]).toEqual([
      400,
      'Email and password are required',
    ]);
  });

  it.each(['/api/projects/%E0%A4%A', '/api/projects/%', '/api/projects?search=%zz'])(
    'to %s gets 400, readable by a page',
    async (path) => {
      const { host } = await open();
      const origin = 'http://localhost:3000';
      const response = await fetch(`${host}${path}`, { headers: { Origin: origin } });
      expect([response.status, await messageOf(response)]).toEqual([
        400,
        'The address cannot be read',
      ]);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    },
  );

  it.each(['1e1', '0x1', '%201', '1.0', '01', '+1', '9007199254740993'])(
    'for the project %s gets 404',
    async (id) => {
      const { host } = await open();
      const response = await fetch(`${host}/api/projects/${id}`);
      expect([response.status, await messageOf(response)]).toEqual([404, 'Project not found']);
    },
  );

  it('of a method that fetch does not know gets 400', async () => {
    const { port } = await open();
    const text = `TRACE /api/projects HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    expect(await sendText(port, text)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('a connection', () => {
  it('with long headers gets 431', async () => {
    const { port } = await open();
    const text = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`;
    expect(await sendText(port, text)).toMatch(/^HTTP\/1\.1 431 [^]*"success":false/);
  });

  it.each([
    ['headers', 'GET /api/projects HTTP/1.1\r\nHost: localhost\r\n'],
    [
      'a body',
      'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('with %s that never end gets 408', async (_what, text) => {
    const { port } = await open({ headersMs: 100, requestMs: 200 });
    expect(await sendText(port, text)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('beyond the limit is closed', async () => {
    const { port, host } = await open({ connections: 1 });
    const first = connect(port, '127.0.0.1');
    await once(first, 'connect');
    expect(await sendText(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')).toBe('');
    first.destroy();
    await once(first, 'close');
    expect((await fetch(`${host}/api/projects`)).status).toBe(200);
  });

  it('that the client closes halfway leaves the server standing', async () => {
    const { port, host } = await open();
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{',
    );
    await once(socket, 'connect');
    socket.destroy();
    expect((await fetch(`${host}/api/projects`)).status).toBe(200);
  });
});

describe('a real backend', () => {
  it('whose response breaks off breaks no other response', async () => {
    const { createServer } = await import('node:http');
    const real = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 900 });
      response.write('{"projects":[', () => response.destroy());
    });
    real.listen(0, '127.0.0.1');
    await once(real, 'listening');
    const { backend, host } = await open();
    const { port } = real.address() as AddressInfo;
    backend.passOn = { base: `http://127.0.0.1:${port}`, operations: ['listProjects'] };
    const broken = await fetch(`${host}/api/projects`);
    await expect(broken.text()).rejects.toThrow();
    backend.passOn = null;
    expect((await fetch(`${host}/api/projects`)).status).toBe(200);
    await end(real);
  });
});

describe('the log', () => {
  it('that fails affects neither the call nor the server', async () => {
    expectConsoleOutput(/A call could not be logged/);
    const { backend, host } = await open();
    jest.spyOn(backend.log, 'add').mockImplementation(() => {
      throw new RangeError('Maximum call stack size exceeded');
    });
    expect((await fetch(`${host}/api/projects`)).status).toBe(200);
    await backend.traffic.whenIdle();
  });
});
