/** @jest-environment node */
import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Case } from '../cases/case';
import { FORGED_TOKEN, WRONG_PASSWORD } from '../cases/unknown';
import { readDocument } from '../document/readDocument';
import { Client } from '../exchange/client';
import { Redactor } from '../exchange/redaction';
import { startHost, type Host } from '../mutants/host';
import { formatRun } from '../report/consoleReport';
import { toHar } from '../report/harReport';
import { toHtml } from '../report/html/htmlReport';
import { toJunit } from '../report/junitReport';
import { World } from '../world/world';
import { checkBackend } from './checkBackend';
import { measureCoverage } from './coverage';
import { countOutcomes, type CaseResult } from './result';
import { runCases } from './runCases';

const document = readDocument();
const settings = {
  url: 'http://127.0.0.1:1',
  mayWrite: false,
  includeExtensions: false,
  realtimeMs: 300,
  silenceMs: 30,
};
const patience = { timeoutMs: 5_000, delayMs: 0 };

describe('a run that only reads', () => {
  const asked: string[] = [];
  let host: Host;
  /** Passes everything on to the backend, and notes it. */
  const front = createServer((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url?.split('?')[0]}`);
    const { method, headers, url } = incoming;
    incoming.pipe(
      forward(`${host.url}${url}`, { method: method!, headers }, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      }),
    );
  });

  beforeAll(async () => {
    host = await startHost();
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    front.close();
    await host.close();
  });

  const url = () => `http://127.0.0.1:${(front.address() as AddressInfo).port}`;

  it('creates and changes nothing: it logs in and reads, and downloads nothing', async () => {
    const customer = { email: 'asha@example.com', password: 'password' };
    const result = await checkBackend({
      ...settings,
      ...patience,
      url: url(),
      customer,
      admin: { email: 'admin@example.com', password: 'password' },
      includeExtensions: true,
      document,
    });
    expect(countOutcomes(result.cases)).toMatchObject({ failed: 0 });
    const changing = asked.filter((call) => !call.startsWith('GET '));
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

  it('hides tokens and passwords in all that it keeps, and shows what it has invented', async () => {
    const customer = { email: 'asha@example.com', password: 'password' };
    const { cases } = await checkBackend({
      ...settings,
      ...patience,
      url: url(),
      customer,
      document,
    });
    const kept = JSON.stringify(cases);
    expect(kept).not.toMatch(/"password\\*":\s*\\*"password\\*"/);
    expect(kept).not.toMatch(/eyJ[\w-]{20,}\.[0-9a-f]{64}/);
    expect(kept).toContain('Bearer $TOKEN');
    const curlOf = (operationId: string, title: string) =>
      cases.find((one) => one.operationId === operationId && one.title === title)!.curl;
    expect(curlOf('login', 'the person of --email')).toContain(`"password":"'"$PASSWORD"'"`);
    expect(curlOf('login', 'a wrong password')).toContain(WRONG_PASSWORD);
    expect(curlOf('login', 'password is too short')).toContain('"password":"xxxxx"');
    expect(curlOf('getProfile', 'a forged token')).toContain(`Bearer ${FORGED_TOKEN}'`);
    expect(curlOf('getProfile', 'a token that was tampered with')).toMatch(
      /Bearer '"\$\{TOKEN%\?{4}\}"'(AAAA|BBBB)'/,
    );
  });

  it('leaves extensions alone unless it is told to look at them', async () => {
    asked.length = 0;
    await checkBackend({ ...settings, ...patience, url: url(), document });
    expect(asked.filter((call) => call.includes('/api/admin/'))).toEqual([]);
  });
});

describe('a backend that answers more than the document has', () => {
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

  it('has its tokens hidden on the terminal and in every report', async () => {
    const result = await checkBackend({
      ...settings,
      ...patience,
      url: `http://127.0.0.1:${(talkative.address() as AddressInfo).port}`,
      customer: { email: 'asha@example.com', password: 'a-password-1' },
      only: 'login',
      document,
    });
    const shown = [formatRun, toJunit, toHtml, toHar, JSON.stringify].map((make) => make(result));
    expect(shown.every((text) => text.includes('accessToken'))).toBe(true);
    for (const text of shown) {
      for (const secret of [...Object.values(secrets), 'QUJDQUJD', 'a-password-1']) {
        expect(text).not.toContain(secret);
      }
    }
  });
});

describe('a backend that is gone', () => {
  it('fails every case that asks it, and ends', async () => {
    const { cases } = await checkBackend({ ...settings, ...patience, document });
    const { passed, failed } = countOutcomes(cases);
    expect(passed).toBe(0);
    expect(failed).toBeGreaterThan(0);
    expect(cases.find(({ outcome }) => outcome === 'failed')!.findings).toMatchObject([
      { rule: 'no-answer' },
    ]);
  });
});

describe('running cases', () => {
  const makeWorld = () =>
    new World(document, new Client({ redactor: new Redactor(), ...patience }), settings);
  const entry = (title: string, run: Case['run']): Case => ({
    operationId: 'login',
    title,
    due: [200],
    writes: false,
    run,
  });

  it('skips what lacks something, notes what is wrong, and goes on', async () => {
    const results = await runCases(
      [
        entry('lacks', async (_probe, world) => world.need('admin')),
        entry('wrong', async (probe) => probe.expectEqual(1, 2, 'money', 'Not the price')),
        entry('right', async () => undefined),
      ],
      makeWorld(),
    );
    expect(results.map(({ title, outcome }) => [title, outcome])).toEqual([
      ['lacks', 'skipped'],
      ['wrong', 'failed'],
      ['right', 'passed'],
    ]);
    expect(results[0]!.reason).toBe(
      'no admin is signed in: give --admin-email and --admin-password',
    );
  });

  it('ends early where it is told to', async () => {
    const cases = [entry('one', async () => undefined), entry('two', async () => undefined)];
    expect(await runCases(cases, makeWorld(), { until: () => true })).toHaveLength(1);
  });

  it('does not hide a mistake of the checker itself', async () => {
    const broken = entry('broken', async () => {
      throw new TypeError('a mistake');
    });
    await expect(runCases([broken], makeWorld())).rejects.toThrow('a mistake');
  });
});

describe('coverage', () => {
  const result = (due: number[], outcome: CaseResult['outcome'], status?: number): CaseResult => ({
    operationId: 'login',
    title: '',
    due,
    outcome,
    findings: [],
    exchanges: status === undefined ? [] : [{ status } as CaseResult['exchanges'][number]],
    curl: null,
    durationMs: 0,
  });
  const coverLogin = (cases: CaseResult[]) =>
    measureCoverage(document, cases).find(({ operationId }) => operationId === 'login')!;

  it('counts the status that came where several were due', () => {
    const { statuses, isCovered } = coverLogin([
      result([200], 'passed', 200),
      result([400, 401], 'passed', 401),
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

  it('does not cover an operation of which anything failed', () => {
    const { statuses, isCovered } = coverLogin([
      result([200], 'passed', 200),
      result([401], 'failed', 200),
    ]);
    expect(statuses[401]).toBe('failed');
    expect(isCovered).toBe(false);
  });
});
