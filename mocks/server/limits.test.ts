/** @jest-environment node */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Controls } from '../controls/controls';
import { DEFAULT_SETUP } from '../controls/setup';
import { createMockBackend } from '../createMockBackend';
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
  const demo = () => Promise.resolve('');
  const app = createApp({ backend, controls, checkout: '', demo, host: '127.0.0.1' });
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
});

describe('a connection', () => {
  it('beyond the limit is closed', async () => {
    const { port, host } = await open({ connections: 1 });
    const first = connect(port, '127.0.0.1');
    await once(first, 'connect');
    expect(await sendText(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')).toBe('');
    first.destroy();
    await once(first, 'close');
    expect((await fetch(`${host}/api/projects`)).status).toBe(200);
  });
});
