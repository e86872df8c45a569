/** @jest-environment node */
import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Case } from '../cases/case';
import { FORGED_TOKEN, WRONG_PASSWORD } from '../cases/unknownValues';
import { readDocument } from '../document/readDocument';
import { Client } from '../exchange/client';
import { Redactor } from '../exchange/redaction';
import { type Host, startHost } from '../mutants/host';
import { formatRun } from '../report/consoleReport';
import { toJunit } from '../report/junitReport';
import { missingFacts } from '../world/facts';
import { World } from '../world/world';
import { checkBackend, measureCoverage } from './checkBackend';
import { type CaseResult, countOutcomes, type RunResult } from './result';
import { runCases } from './runCases';

const document = readDocument();
const settings = {
  url: 'http://127.0.0.1:1',
  mayWrite: false,
  extensions: [],
  realtimeMs: 300,
  silenceMs: 30,
};
/** No backend here keeps a request waiting, but a busy machine may. */
const clientOptions = { timeoutMs: 30_000, delayMs: 0 };

/** A run of all operations takes most of a minute on a busy machine. */
const WHOLE_RUN_TIMEOUT_MS = 240_000;

describe('a run that only reads', () => {
  const calls: string[] = [];
  let host: Host;
  let result: RunResult;
  /** Forwards all requests to the backend and records them. */
  const front = createServer((incoming, response) => {
    calls.push(`${incoming.method} ${incoming.url?.split('?')[0]}`);
    const { method, headers, url } = incoming;
    incoming.pipe(
      forward(`${host.url}${url}`, { method: method!, headers }, (received) => {
        response.writeHead(received.statusCode!, received.headers);
        received.pipe(response);
      }),
    );
  });

  beforeAll(async () => {
    host = await startHost();
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
    result = await checkBackend({
      ...settings,
      ...clientOptions,
      url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
      customer: { email: 'asha@example.com', password: 'password' },
      admin: { email: 'admin@example.com', password: 'password' },
      extensions: 'all',
      document,
    });
  }, WHOLE_RUN_TIMEOUT_MS);
  afterAll(async () => {
    front.close();
    await host.close();
  });

  it('creates and changes nothing: it only logs in and reads, without downloads', () => {
    expect(result.cases.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    const changing = calls.filter((call) => !call.startsWith('GET '));
    expect(new Set(changing)).toEqual(new Set(['POST /api/auth/login']));
    const { statuses } = result.coverage.find(
      ({ operationId }) => operationId === 'downloadProject',
    )!;
    expect(statuses).toMatchObject({ 200: 'skipped', 403: 'passed' });
    const registrations = result.cases.filter(
      ({ operationId, due }) => operationId === 'register' && due.length > 0,
    );
    expect(new Set(registrations.map(({ outcome }) => outcome))).toEqual(new Set(['skipped']));
  });

  it('redacts tokens and passwords in its results, but shows made-up values', () => {
    const { cases } = result;
    const kept = JSON.stringify(cases);
    expect(kept).not.toMatch(/"password\\*":\s*\\*"password\\*"/);
    expect(kept).not.toMatch(/eyJ[\w-]{20,}\.[0-9a-f]{64}/);
    expect(kept).toContain('Bearer $TOKEN');
    const curlOf = (operationId: string, title: string) =>
      cases.find((one) => one.operationId === operationId && one.title === title)!.curl;
    expect(curlOf('login', 'the --email user')).toContain(`"password":"'"$PASSWORD"'"`);
    expect(curlOf('login', 'a wrong password')).toContain(WRONG_PASSWORD);
    expect(curlOf('login', 'password is too short')).toContain('"password":"xxxxx"');
    expect(curlOf('getProfile', 'a forged token')).toContain(`Bearer ${FORGED_TOKEN}'`);
    expect(curlOf('getProfile', 'a tampered token')).toMatch(
      /Bearer '"\$\{TOKEN%\?{4}\}"'(AAAA|BBBB)'/,
    );
  });
});

describe('a backend that returns more than is documented', () => {
  const secrets = {
    accessToken: `eyJhbGciOiJIUzI1NiJ9.${'QUJD'.repeat(120)}.c2lnbmF0dXJl`,
    refreshToken: 'opaque-refresh-1',
    header: 'opaque-header-1',
  };
  const talkative = createServer((_incoming, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('X-Auth-Token', secrets.header);
    const { accessToken, refreshToken } = secrets;
    response.end(JSON.stringify({ accessToken, refreshToken, user: { name: 'Asha' } }));
  });
  beforeAll(async () => void (await once(talkative.listen(0, '127.0.0.1'), 'listening')));
  afterAll(() => talkative.close());

  it('has its tokens redacted on the terminal and in every report', async () => {
    const result = await checkBackend({
      ...settings,
      ...clientOptions,
      url: `http://127.0.0.1:${(talkative.address() as AddressInfo).port}`,
      customer: { email: 'asha@example.com', password: 'a-password-1' },
      only: 'login',
      document,
    });
    const shown = [formatRun, toJunit, JSON.stringify].map((make) => make(result));
    expect(shown.every((text) => text.includes('accessToken'))).toBe(true);
    for (const text of shown) {
      for (const secret of [...Object.values(secrets), 'QUJDQUJD', 'a-password-1']) {
        expect(text).not.toContain(secret);
      }
    }
  });
});

describe('a backend with some of the extensions', () => {
  it('is checked for those that it is seen to offer', async () => {
    const host = await startHost({ extensions: ['contents', 'reviews', 'unread', 'account'] });
    const { mode, cases } = await checkBackend({
      ...settings,
      ...clientOptions,
      url: host.url,
      extensions: ['detected', 'idempotencyKeys'],
      only: 'getPublicStats',
      document,
    });
    await host.close();
    expect(new Set(mode.extensions)).toEqual(
      new Set(['contents', 'reviews', 'unread', 'account', 'idempotencyKeys']),
    );
    expect(cases.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });
});

describe('an unreachable backend', () => {
  it('fails once, and leaves the rest unjudged', async () => {
    const { cases } = await checkBackend({ ...settings, ...clientOptions, document });
    expect(countOutcomes(cases)).toMatchObject({ passed: 0, failed: 1 });
    expect(cases.find(({ outcome }) => outcome === 'failed')!.findings).toMatchObject([
      { rule: 'no-response' },
    ]);
  });
});

describe('running cases', () => {
  const makeWorld = () =>
    new World(document, new Client({ redactor: new Redactor(), ...clientOptions }), settings);
  const entry = (title: string, run: Case['run']): Case => ({
    operationId: 'login',
    title,
    due: [200],
    writes: false,
    run,
  });

  it('skips cases without prerequisites, records failures and continues', async () => {
    const results = await runCases(
      [
        entry('lacks', async (_probe, world) => world.need('admin')),
        entry('wrong', async (probe) => probe.expectEqual(1, 2, 'Not the price', 'money')),
        entry('right', async (probe) => probe.expectEqual(1, 1, 'Not the price', 'money')),
        entry('idle', async () => undefined),
        entry('cut short', async (probe, world) => {
          probe.expectEqual(1, 2, 'Not the price', 'money');
          world.need('admin');
        }),
      ],
      makeWorld(),
    );
    expect(results.map(({ title, outcome }) => [title, outcome])).toEqual([
      ['lacks', 'skipped'],
      ['wrong', 'failed'],
      ['right', 'passed'],
      ['idle', 'skipped'],
      ['cut short', 'failed'],
    ]);
    expect(results[0]!.reason).toBe(missingFacts.admin);
  });

  it('gives up on a backend that has stopped answering', async () => {
    const ask: Case['run'] = (probe) => probe.call('getPublicStats', {});
    const cases = Array.from({ length: 10 }, (_one, index) => entry(`case ${index}`, ask));
    const results = await runCases(cases, makeWorld());
    expect(results.filter(({ outcome }) => outcome === 'failed')).toHaveLength(8);
    expect(results.at(-1)!.reason).toBe('not judged: the backend has stopped answering');
  });
});

describe('coverage', () => {
  const result = (
    due: number[],
    outcome: CaseResult['outcome'],
    ...received: number[]
  ): CaseResult => ({
    operationId: 'login',
    title: '',
    due,
    outcome,
    findings: [],
    exchanges: received.map((status) => ({ status }) as CaseResult['exchanges'][number]),
    curl: null,
    documented: [],
    durationMs: 0,
  });
  const coverLogin = (cases: CaseResult[]) =>
    measureCoverage(document, cases).find(({ operationId }) => operationId === 'login')!;

  it('counts the received statuses if several were expected', () => {
    const { statuses, isCovered } = coverLogin([
      result([200], 'passed', 200),
      result([400, 401], 'passed', 401, 200),
      result([429], 'skipped'),
    ]);
    expect(statuses).toEqual({
      200: 'passed',
      400: 'not provoked',
      401: 'passed',
      429: 'skipped',
      500: 'not provoked',
    });
    expect(isCovered).toBe(true);
  });
});
