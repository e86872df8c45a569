import type { Har } from 'har-format';
import type { Exchange } from '../exchange/types';
import type { CaseResult, RunResult } from '../run/result';
import { describeDifference } from './describe';
import { formatRun } from './consoleReport';
import { toHar } from './harReport';
import { toHtml } from './html/htmlReport';
import { toJunit } from './junitReport';

const ATTACK = `</script><script>alert(1)</script><img src=x onerror="alert(2)">`;

const exchange: Exchange = {
  method: 'POST',
  url: 'http://localhost:4000/api/auth/login?next=1',
  requestHeaders: { 'Content-Type': 'application/json', Authorization: 'Bearer $TOKEN' },
  requestBody: '{"password":"[redacted]"}',
  status: 200,
  statusText: 'OK',
  responseHeaders: { 'content-type': 'text/html', 'x-attack': ATTACK },
  responseBody: ATTACK,
  responseBytes: 70,
  startedAt: '2025-10-15T09:00:00.000Z',
  durationMs: 12.5,
};

const failed: CaseResult = {
  operationId: 'login',
  title: 'a wrong password',
  due: [401],
  outcome: 'failed',
  findings: [
    { rule: 'status', message: `Not right: ${ATTACK}`, expected: 401, actual: ATTACK },
    { rule: 'schema', message: 'Control \u0000 character', expected: { a: 1 }, actual: { a: 2 } },
  ],
  exchanges: [exchange],
  curl: `curl '${ATTACK}'`,
  durationMs: 20,
};

const passed: CaseResult = { ...failed, outcome: 'passed', findings: [], title: 'the right one' };
const skipped: CaseResult = {
  ...passed,
  operationId: 'register',
  outcome: 'skipped',
  exchanges: [],
  curl: null,
  reason: 'may change data: add --write',
};

const result: RunResult = {
  url: 'http://localhost:4000',
  document: { title: 'Launchyard backend', version: '1.0.0' },
  mode: { mayWrite: false, includeExtensions: false },
  startedAt: '2025-10-15T09:00:00.000Z',
  durationMs: 1200,
  cases: [passed, skipped, failed],
  coverage: [
    {
      operationId: 'login',
      method: 'POST',
      path: '/api/auth/login',
      isExtension: false,
      statuses: { 200: 'passed', 401: 'failed', 500: 'not provoked' },
      isCovered: false,
    },
  ],
};

describe('the HTML report', () => {
  const parse = () => new DOMParser().parseFromString(toHtml(result), 'text/html');

  it('shows server output as text, never as markup', () => {
    const page = parse();
    expect(page.querySelectorAll('script')).toHaveLength(1);
    expect(page.querySelectorAll('img, [onerror]')).toHaveLength(0);
    expect(page.body.textContent).toContain(ATTACK);
  });

  it('allows only its own script', () => {
    const policy = parse().querySelector('meta[http-equiv]')!.getAttribute('content');
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; script-src 'sha256-[\w+/=]+'$/,
    );
  });

  it('is self-contained', () => {
    expect(parse().querySelectorAll('[src], link[href], [style]')).toHaveLength(0);
  });

  it('shows failures first and expanded, with a verdict', () => {
    const page = parse();
    const cases = [...page.querySelectorAll<HTMLDetailsElement>('details')];
    expect(cases.map(({ dataset, open }) => [dataset.outcome, open])).toEqual([
      ['failed', true],
      ['passed', false],
      ['skipped', false],
    ]);
    expect(page.querySelector('h1')!.textContent).toBe(
      'http://localhost:4000 does not conform to Launchyard backend 1.0.0',
    );
    expect(page.querySelector('table')!.textContent).toContain('✗ failed');
    expect(page.body.textContent).toContain('-   "a": 1,');
  });

  it('can be filtered by operation', () => {
    const options = [...parse().querySelectorAll('#operation option')];
    expect(options.map((option) => option.textContent)).toEqual(['All', 'login', 'register']);
  });
});

describe('the JUnit report', () => {
  const page = () => new DOMParser().parseFromString(toJunit(result), 'application/xml');

  it('is well-formed for any server output', () => {
    expect(page().querySelector('parsererror')).toBeNull();
    expect(page().querySelector('failure')!.getAttribute('message')).toBe(`Not right: ${ATTACK}`);
    expect(page().querySelector('system-out')!.textContent).toContain('Control \uFFFD character');
  });

  it('counts cases, failures and skipped cases', () => {
    const suites = [...page().querySelectorAll('testsuite')].map((suite) =>
      ['name', 'tests', 'failures', 'skipped'].map((name) => suite.getAttribute(name)),
    );
    expect(suites).toEqual([
      ['login', '2', '1', '0'],
      ['register', '1', '0', '1'],
    ]);
  });
});

describe('the HAR report', () => {
  it('has the fields required by HAR 1.2', () => {
    const { log } = JSON.parse(toHar(result)) as Har;
    expect(log.version).toBe('1.2');
    expect(log.entries).toHaveLength(2);
    expect(log.entries[0]).toEqual({
      startedDateTime: '2025-10-15T09:00:00.000Z',
      time: 12.5,
      request: {
        method: 'POST',
        url: 'http://localhost:4000/api/auth/login?next=1',
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: [
          { name: 'Content-Type', value: 'application/json' },
          { name: 'Authorization', value: 'Bearer $TOKEN' },
        ],
        queryString: [{ name: 'next', value: '1' }],
        postData: { mimeType: 'application/json', text: '{"password":"[redacted]"}' },
        headersSize: -1,
        bodySize: 25,
      },
      response: {
        status: 200,
        statusText: 'OK',
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: [
          { name: 'content-type', value: 'text/html' },
          { name: 'x-attack', value: ATTACK },
        ],
        content: { size: 70, mimeType: 'text/html', text: ATTACK },
        redirectURL: '',
        headersSize: -1,
        bodySize: -1,
      },
      cache: {},
      timings: { send: 0, wait: 12.5, receive: 0 },
      comment: 'login: the right one',
    });
  });
});

describe('the report for a terminal', () => {
  it('has failures, coverage, reasons and totals', () => {
    const text = formatRun(result);
    expect(text).toContain('✗ login: a wrong password');
    expect(text).toContain('      expected: 401');
    expect(text).toContain('  login  200 ✓  401 ✗  500 –');
    expect(text).toContain('  1 skipped: may change data: add --write');
    expect(text).toContain('3 cases in 1.2 s: 1 passed, 1 failed, 1 skipped');
    expect(text).toContain('0 of 1 operations covered');
  });

  it('shows a difference only for objects', () => {
    expect(describeDifference(failed.findings[0]!)).toBeNull();
    expect(describeDifference(failed.findings[1]!)).toContain('+   "a": 2,');
  });
});
