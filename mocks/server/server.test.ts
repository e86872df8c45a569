/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {
  createServer as createHttpServer,
  request as sendRaw,
  type IncomingHttpHeaders,
} from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SetupFile } from '../controls/setupFile';

const ROOT = join(__dirname, '../..');
const LONG_MS = 120_000;

let directory: string;
let running: ChildProcess[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'mock-server-'));
});
afterEach(async () => {
  await Promise.all(running.map(kill));
  running = [];
  rmSync(directory, { recursive: true });
});

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Ends a server as a power cut would. */
function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

function run(port: number, args: string[]): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'mocks/server.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
  });
  running.push(child);
  return child;
}

/** Starts a server and waits until it says that it answers. */
async function start(...args: string[]): Promise<{ host: string; child: ChildProcess }> {
  const port = await findFreePort();
  const child = run(port, args);
  const output: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (text: Buffer) => {
      output.push(String(text));
      if (output.join('').includes('__workbench')) resolve();
    });
    child.stderr!.on('data', (text: Buffer) => output.push(String(text)));
    child.once('exit', () => reject(new Error(`The server ended: ${output.join('')}`)));
  });
  return { host: `http://127.0.0.1:${port}`, child };
}

/** What a server that cannot start says, and its exit code. */
async function startInVain(...args: string[]): Promise<{ code: number | null; text: string }> {
  const child = run(await findFreePort(), args);
  let text = '';
  child.stderr!.on('data', (part: Buffer) => {
    text += String(part);
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once('exit', (exitCode) => resolve(exitCode));
  });
  return { code, text };
}

async function send<Answer = unknown>(
  method: string,
  address: string,
  body?: unknown,
): Promise<{ status: number; content: Answer }> {
  const answer = await fetch(address, {
    method,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return { status: answer.status, content: (await answer.json()) as Answer };
}

const register = (host: string, email: string) =>
  send('POST', `${host}/api/auth/register`, {
    name: 'Ravi Kumar',
    email,
    phone: '9845018261',
    password: 'a-secret',
    agreeToTerms: true,
  });

const logIn = (host: string, email: string, password = 'a-secret') =>
  send<{ token: string }>('POST', `${host}/api/auth/login`, { email, password });

describe('the data file', () => {
  test(
    'keeps all that was answered, however often the server is killed while it writes',
    async () => {
      const file = join(directory, 'state.json');
      const kept: string[] = [];
      for (const round of [1, 2, 3]) {
        const { host, child } = await start('--data', file);
        // Kills it in the middle of a stream of writes: the later rounds after more of them.
        const death = new Promise<void>((resolve) => {
          const watch = setInterval(() => {
            if (kept.length < round * 12) return;
            clearInterval(watch);
            void kill(child).then(resolve);
          }, 3);
        });
        for (let number = 0; child.exitCode === null && child.signalCode === null; number += 1) {
          const email = `person${round}.${number}@example.com`;
          const answer = await register(host, email).catch(() => null);
          if (answer?.status === 201) kept.push(email);
        }
        await death;
        expect(() => JSON.parse(readFileSync(file, 'utf8')) as unknown).not.toThrow();
      }
      const { host } = await start('--data', file);
      for (const email of kept) expect((await logIn(host, email)).status).toBe(200);
      expect(kept.length).toBeGreaterThanOrEqual(36);
    },
    LONG_MS,
  );

  test(
    'is never thrown away: a file of something else stops the server',
    async () => {
      const file = join(directory, 'notes.json');
      writeFileSync(file, '{"dear":"diary"}');
      const { code, text } = await startInVain('--data', file);
      expect(code).toBe(1);
      expect(text).toContain('holds no state of this version');
      expect(readFileSync(file, 'utf8')).toBe('{"dear":"diary"}');
    },
    LONG_MS,
  );

  test(
    'is never thrown away: changes that are none stop the server, and uploads stay',
    async () => {
      const file = join(directory, 'state.json');
      const { child } = await start('--data', file);
      await kill(child);
      const stored = JSON.parse(readFileSync(file, 'utf8')) as object;
      const wrong = JSON.stringify({ ...stored, changes: { idsDrawn: 0 } });
      writeFileSync(file, wrong);
      mkdirSync(`${file}.files`);
      const { code, text } = await startInVain('--data', file);
      expect(code).toBe(1);
      expect(text).toContain(`${file} cannot be used: users has no changes`);
      expect(readFileSync(file, 'utf8')).toBe(wrong);
      expect(existsSync(`${file}.files`)).toBe(true);
    },
    LONG_MS,
  );

  test(
    'stops the server when it cannot be written at the start, and fails the call when it cannot later',
    async () => {
      const nowhere = join(directory, 'none', 'state.json');
      const { code, text } = await startInVain('--data', nowhere);
      expect(code).toBe(1);
      expect(text).toContain(`${nowhere} cannot be used: ENOENT`);

      const file = join(directory, 'state.json');
      const { host } = await start('--data', file);
      const before = readFileSync(file, 'utf8');
      const signUp = async () => (await register(host, 'ravi@example.com')).status;
      // Where the new text would be written first.
      mkdirSync(`${file}.new`);
      expect(await signUp()).toBe(500);
      expect((await send('POST', `${host}/__workbench/reset`, { seed: 9 })).status).toBe(500);
      expect(readFileSync(file, 'utf8')).toBe(before);
      rmdirSync(`${file}.new`);
      expect((await logIn(host, 'ravi@example.com')).status).toBe(401);
      expect(await signUp()).toBe(201);
    },
    LONG_MS,
  );

  test(
    'says with which seed it was begun, and is gone after a reset',
    async () => {
      const file = join(directory, 'state.json');
      const { host, child } = await start('--data', file, '--seed', '8');
      await register(host, 'ravi@example.com');
      await kill(child);
      const refusal = await startInVain('--data', file, '--seed', '9');
      expect(refusal.text).toContain('was begun with the seed 8, not 9');
      const second = await start('--data', file);
      expect((await logIn(second.host, 'ravi@example.com')).status).toBe(200);
      await send('POST', `${second.host}/__workbench/reset`);
      expect((await logIn(second.host, 'ravi@example.com')).status).toBe(401);
      expect(readdirSync(directory).filter((name) => name.endsWith('.new'))).toEqual([]);

      await send('POST', `${second.host}/__workbench/reset`, { seed: 9 });
      await kill(second.child);
      const third = await start('--data', file);
      expect((await send('GET', `${third.host}/__workbench/setup`)).content).toMatchObject({
        settings: { seed: ['9'] },
      });
    },
    LONG_MS,
  );
});

test(
  'a port that is taken is told in a sentence',
  async () => {
    const { host } = await start();
    const second = run(Number(new URL(host).port), []);
    const [output] = (await once(second.stderr!, 'data')) as [Buffer];
    expect(String(output)).toMatch(/^Port \d+ is taken; choose another one with PORT$/m);
  },
  LONG_MS,
);

describe('the workbench over HTTP', () => {
  test(
    'changes the situation, faults, clock and sockets, and hands the state and the log on',
    async () => {
      const { host } = await start();
      const bench = (method: string, path: string, body?: unknown) =>
        send<never>(method, `${host}/__workbench/${path}`, body);
      const list = async () => (await fetch(`${host}/api/projects`)).status;

      expect(await list()).toBe(200);
      await bench('PUT', 'scenario', { name: 'serverDown' });
      expect(await list()).toBe(500);
      await bench('PUT', 'scenario', { name: 'none' });
      await bench('PUT', 'faults/listProjects', { status: 429, onlyCall: 2 });
      expect([await list(), await list(), await list()]).toEqual([200, 429, 200]);
      expect((await bench('GET', 'faults')).content).toEqual({
        listProjects: { status: 429, onlyCall: 2 },
      });
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
      // A state that is handed on gives everybody the same password.
      expect((await logIn(host, 'ravi@example.com', 'password')).status).toBe(200);

      const { content: log } = await bench('GET', 'log');
      expect(JSON.stringify(log)).not.toContain('a-secret');
      expect(log).toContainEqual(
        expect.objectContaining({ operationId: 'register', problems: [] }),
      );
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
    'says what is wrong with what it is sent, and changes nothing',
    async () => {
      const { host } = await start();
      const wrong: [string, string, unknown][] = [
        ['PUT', 'scenario', { name: 'storm' }],
        ['PUT', 'faults/listProjects', { status: 'bad' }],
        ['PUT', 'faults/unknown', { status: 500 }],
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
        ['POST', 'reset', { seat: 9 }],
      ];
      await send('PUT', `${host}/__workbench/latency`, { ms: 1 });
      for (const [method, path, body] of wrong) {
        const { status, content } = await send(method, `${host}/__workbench/${path}`, body);
        expect([path, status, content]).toEqual([path, 400, { message: expect.any(String) }]);
      }
      const broken = await fetch(`${host}/__workbench/scenario`, { method: 'PUT', body: '{bad' });
      expect([broken.status, await broken.json()]).toEqual([
        400,
        { message: expect.stringContaining('JSON') },
      ]);
      const { content: setup } = await send<SetupFile>('GET', `${host}/__workbench/setup`);
      expect(setup.settings).toEqual({ latency: ['1'] });
    },
    LONG_MS,
  );

  test(
    'takes JSON whatever it is called, as curl calls it a form',
    async () => {
      const { host } = await start();
      const answer = await fetch(`${host}/__workbench/setup`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: '{"settings":{"scenario":["serverDown"]}}',
      });
      expect(await answer.json()).toEqual({ success: true });
      expect((await fetch(`${host}/api/projects`)).status).toBe(500);
    },
    LONG_MS,
  );

  test(
    'signs people in, ends the next checkout once, and takes its own set-up up again',
    async () => {
      const { host } = await start('--seed', '8');
      const bench = (method: string, path: string, body?: unknown) =>
        send<never>(method, `${host}/__workbench/${path}`, body);

      await bench('PUT', 'scenario', { name: 'serverDown' });
      const { content: signedIn } = await bench('POST', 'sign-in', { as: 'owner' });
      await bench('PUT', 'scenario', { name: 'none' });
      const { token } = signedIn as { token: string };
      const profile = await fetch(`${host}/api/auth/profile`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(await profile.json()).toMatchObject({ user: { name: 'Asha Rao' } });

      await bench('PUT', 'payment', { name: 'forgedSignature' });
      const takeEnding = () => send('POST', `${host}/simulated-checkout/ending`);
      expect((await takeEnding()).content).toMatchObject({ isForged: true });
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
    'answers neither a page of another origin nor a name that somebody else has given this machine',
    async () => {
      const { host } = await start();
      const { port, host: ownHost } = new URL(host);
      const ask = (headers: Record<string, string>) =>
        new Promise<number>((resolve, reject) => {
          sendRaw({ host: '127.0.0.1', port, path: '/__workbench/state', headers }, (answer) => {
            answer.resume();
            resolve(answer.statusCode!);
          })
            .on('error', reject)
            .end();
        });
      expect(await ask({})).toBe(200);
      expect(await ask({ Host: `localhost:${port}` })).toBe(200);
      expect(await ask({ Host: ownHost, Origin: `http://${ownHost}` })).toBe(200);
      expect(await ask({ Host: `evil.example:${port}` })).toBe(403);
      expect(await ask({ Host: `localhost.evil.example:${port}` })).toBe(403);
      expect(await ask({ Origin: 'https://evil.example' })).toBe(403);
      expect(await ask({ Origin: 'http://localhost:3000' })).toBe(403);
      expect(await ask({ Origin: 'null' })).toBe(403);
      expect(await ask({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
      const page = await fetch(`${host}/__workbench`);
      expect(page.headers.get('Content-Type')).toContain('text/html');
      expect(page.headers.get('Access-Control-Allow-Origin')).toBeNull();
    },
    LONG_MS,
  );
});

test(
  'a call that is passed on reaches the real backend as it came, and a page may read its answer',
  async () => {
    const { host } = await start();
    const asked: IncomingHttpHeaders[] = [];
    const real = createHttpServer(({ headers }, response) => {
      asked.push(headers);
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Expose-Headers', 'X-Own');
      response.setHeader('Vary', 'Origin');
      response.setHeader('X-Own', 'kept');
      response.end('{"projects":[]}');
    });
    real.listen(0, '127.0.0.1');
    await once(real, 'listening');
    const { port } = real.address() as AddressInfo;
    await send('PUT', `${host}/__workbench/pass`, {
      base: `http://127.0.0.1:${port}`,
      operations: ['listProjects'],
    });
    const origin = 'http://localhost:3000';
    const { headers } = await fetch(`${host}/api/projects`, {
      headers: { Accept: 'application/json', Origin: origin },
    });
    real.close();
    real.closeAllConnections();
    expect(asked).toMatchObject([{ accept: 'application/json' }]);
    // A header that came twice would be a list.
    expect(headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(headers.get('Vary')).toBe('Origin');
    expect(headers.get('Access-Control-Expose-Headers')).toContain('ETag');
    expect(headers.get('X-Own')).toBe('kept');
  },
  LONG_MS,
);

test(
  'a download goes on where it was broken off, as long as the file is the same',
  async () => {
    const { host } = await start();
    const { content } = await logIn(host, 'asha@example.com', 'password');
    const download = (headers: Record<string, string>) =>
      fetch(`${host}/api/projects/12/download`, {
        headers: { Authorization: `Bearer ${content.token}`, ...headers },
      });
    const whole = await download({});
    const bytes = new Uint8Array(await whole.arrayBuffer());
    const etag = whole.headers.get('ETag')!;
    expect(whole.headers.get('Accept-Ranges')).toBe('bytes');

    const first = await download({ Range: 'bytes=0-99' });
    const rest = await download({ Range: 'bytes=100-', 'If-Range': etag });
    expect([first.status, rest.status]).toEqual([206, 206]);
    expect(rest.headers.get('Content-Range')).toBe(`bytes 100-${bytes.length - 1}/${bytes.length}`);
    const joined = Buffer.concat([
      new Uint8Array(await first.arrayBuffer()),
      new Uint8Array(await rest.arrayBuffer()),
    ]);
    expect(joined.equals(bytes)).toBe(true);

    expect((await download({ Range: 'bytes=100-', 'If-Range': '"other"' })).status).toBe(200);
    const beyond = await download({ Range: `bytes=${bytes.length}-` });
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ]);
  },
  LONG_MS,
);
