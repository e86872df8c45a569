/** @jest-environment node */
import { request as sendRaw } from 'node:http';
import {
  killServers,
  logIn,
  LONG_MS,
  register,
  sendJson,
  startServer,
} from '@/testing/mockServerProcess';
import type { SetupFile } from '../controls/setupFile';

let host: string;
beforeAll(async () => {
  ({ host } = await startServer());
}, LONG_MS);
afterEach(() => sendJson('DELETE', `${host}/__workbench/setup`));
afterEach(() => sendJson('POST', `${host}/__workbench/reset`));
afterAll(killServers);

describe('the workbench over HTTP', () => {
  test(
    'changes the scenario, faults, clock and sockets, and exports the state and the log',
    async () => {
      const bench = (method: string, path: string, body?: unknown) =>
        sendJson<never>(method, `${host}/__workbench/${path}`, body);
      const list = async () => (await fetch(`${host}/api/projects`)).status;

      expect(await list()).toBe(200);
      await bench('PUT', 'scenario', { name: 'serverDown' });
      expect(await list()).toBe(500);
      await bench('PUT', 'scenario', { name: 'none' });
      await bench('PUT', 'faults/listProjects%3Fpage=1', { set: 'status=503' });
      await bench('PUT', 'faults/listProjects', { set: 'status=429,nth=2' });
      expect([await list(), await list(), await list()]).toEqual([200, 429, 200]);
      expect((await bench('GET', 'faults')).content).toEqual([
        'listProjects?page=1:status=503',
        'listProjects:status=429,nth=2',
      ]);
      await bench('DELETE', 'faults/listProjects%3Fpage=1');
      expect((await bench('GET', 'faults')).content).toEqual(['listProjects:status=429,nth=2']);
      await bench('DELETE', 'faults');

      await bench('PUT', 'clock', { set: '2030-05-05T00:00:00Z' });
      expect((await bench('GET', 'clock')).content).toEqual({
        set: '2030-05-05T00:00:00.000Z',
        now: '2030-05-05T00:00:00.000Z',
      });
      await bench('PUT', 'sockets', { set: 'delay=50,duplicate' });
      expect((await bench('GET', 'sockets')).content).toEqual({ set: 'delay=50,duplicate' });

      await register(host, 'ravi@example.com');
      const { content: state } = await bench('GET', 'state');
      await bench('POST', 'reset');
      expect((await logIn(host, 'ravi@example.com')).status).toBe(401);
      expect((await bench('PUT', 'state', state)).status).toBe(200);
      // An exported state gives every user the same password.
      expect((await logIn(host, 'ravi@example.com', 'password')).status).toBe(200);

      const { content: log } = await bench('GET', 'log');
      expect(JSON.stringify(log)).not.toContain('a-secret');
      expect(log).toContainEqual(expect.objectContaining({ operationId: 'login', problems: [] }));
      expect((await bench('GET', 'log.har')).content).toMatchObject({ log: { version: '1.2' } });
      const { content: operations } = await bench('GET', 'operations');
      expect(operations).toContainEqual({
        operationId: 'verifyPayment',
        method: 'POST',
        path: '/api/payments/verify-payment',
      });
    },
    LONG_MS,
  );

  test(
    'rejects invalid input with a message and changes nothing',
    async () => {
      const wrong: [string, string, unknown][] = [
        ['PUT', 'scenario', { name: 'storm' }],
        ['PUT', 'faults/listProjects', { set: 'status=bad' }],
        ['PUT', 'faults/listProjects', { status: 500 }],
        ['PUT', 'faults/unknown', { set: 'status=500' }],
        ['PUT', 'clock', { set: 'soon' }],
        ['PUT', 'sockets', { set: 'explode' }],
        ['PUT', 'state', { version: 1 }],
        ['PUT', 'setup', { settings: { clock: ['soon'] } }],
        ['PUT', 'setup', { settings: { as: ['owner'] } }],
        ['PUT', 'setup', { settings: { seed: ['9'] } }],
        ['PUT', 'setup', { settings: { latency: '500' } }],
        ['PUT', 'setup', { settings: ['offline'] }],
        ['PUT', 'setup', { scenario: ['serverDown'] }],
        ['PUT', 'setup', {}],
        ['PUT', 'setup', []],
        ['PUT', 'setup', undefined],
        ['PUT', 'payment', { name: 'gold' }],
        ['PUT', 'latency', { ms: -1 }],
        ['PUT', 'latency', { ms: [5] }],
        ['POST', 'sign-in', { as: 'somebody' }],
        ['POST', 'reset', { seed: 'x' }],
        ['POST', 'reset', { seed: -1 }],
        ['POST', 'reset', { seeded: 'soon' }],
        ['POST', 'reset', { seat: 9 }],
      ];
      await sendJson('PUT', `${host}/__workbench/latency`, { ms: 1 });
      for (const [method, path, body] of wrong) {
        const { status, content } = await sendJson(method, `${host}/__workbench/${path}`, body);
        expect([path, status, content]).toEqual([path, 400, { message: expect.any(String) }]);
      }
      const broken = await fetch(`${host}/__workbench/scenario`, { method: 'PUT', body: '{bad' });
      expect([broken.status, await broken.json()]).toEqual([
        400,
        { message: expect.stringContaining('JSON') },
      ]);
      const { content: setup } = await sendJson<SetupFile>('GET', `${host}/__workbench/setup`);
      expect(setup.settings).toEqual({ latency: ['1'] });
    },
    LONG_MS,
  );

  test(
    'signs users in, decides the next checkout once, and restores its own setup',
    async () => {
      const { host } = await startServer('--seed', '8');
      const bench = (method: string, path: string, body?: unknown) =>
        sendJson<never>(method, `${host}/__workbench/${path}`, body);

      await bench('PUT', 'scenario', { name: 'serverDown' });
      const { content: signedIn } = await bench('POST', 'sign-in', { as: 'owner' });
      await bench('PUT', 'scenario', { name: 'none' });
      const { token } = signedIn as { token: string };
      const profile = await fetch(`${host}/api/auth/profile`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(await profile.json()).toMatchObject({ user: { name: 'Asha Rao' } });

      await bench('PUT', 'payment', { name: 'forgedSignature,dismissed' });
      const takeEnding = () => sendJson('POST', `${host}/simulated-checkout/ending`);
      expect((await takeEnding()).content).toMatchObject({ isForged: true });
      expect((await bench('GET', 'payment')).content).toEqual({ name: 'dismissed' });
      expect((await takeEnding()).content).toEqual({});
      expect((await takeEnding()).content).toBeNull();

      await bench('PUT', 'latency', { ms: 30 });
      await bench('PUT', 'payment', { name: 'verifyFails' });
      const { content: setup } = await bench('GET', 'setup');
      expect(setup).toMatchObject({
        settings: { seed: ['8'], latency: ['30'], payment: ['verifyFails'] },
      });
      await bench('DELETE', 'setup');
      expect((await bench('GET', 'payment')).content).toEqual({ name: null });
      expect((await bench('PUT', 'setup', setup)).status).toBe(200);
      expect((await bench('GET', 'setup')).content).toEqual(setup);

      const { content: report } = await bench('GET', 'bug-report');
      expect(report).toMatchObject({ setup, log: expect.any(Array), state: { seed: 8 } });
      expect(JSON.stringify(report)).not.toContain(token);
    },
    LONG_MS,
  );

  test(
    'rejects pages of other origins and foreign host names for this machine',
    async () => {
      const { port, host: ownHost } = new URL(host);
      const request = (headers: Record<string, string>) =>
        new Promise<number>((resolve, reject) => {
          sendRaw({ host: '127.0.0.1', port, path: '/__workbench/state', headers }, (response) => {
            response.resume();
            resolve(response.statusCode!);
          })
            .on('error', reject)
            .end();
        });
      expect(await request({})).toBe(200);
      expect(await request({ Host: `localhost:${port}` })).toBe(200);
      expect(await request({ Host: ownHost, Origin: `http://${ownHost}` })).toBe(200);
      expect(await request({ Host: `evil.example:${port}` })).toBe(403);
      expect(await request({ Host: `localhost.evil.example:${port}` })).toBe(403);
      expect(await request({ Origin: 'https://evil.example' })).toBe(403);
      expect(await request({ Origin: 'http://localhost:3000' })).toBe(403);
      expect(await request({ Origin: 'null' })).toBe(403);
      expect(await request({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
      const page = await fetch(`${host}/__workbench`);
      expect(page.headers.get('Content-Type')).toContain('text/html');
      expect(page.headers.get('Access-Control-Allow-Origin')).toBeNull();
    },
    LONG_MS,
  );
});
