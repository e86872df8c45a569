import type { Exchange } from '../exchange/types';
import type { CaseResult, RunResult } from '../run/result';
import { formatFinding, formatRun } from './consoleReport';
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
  documented: ['POST /api/auth/login 401: The email or the password is wrong'],
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
  mode: { mayWrite: false, extensions: [] },
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

describe('the JUnit report', () => {
  const page = () => new DOMParser().parseFromString(toJunit(result), 'application/xml');

  it('is well-formed for any server output', () => {
    expect(page().querySelector('parsererror')).toBeNull();
    expect(page().querySelector('failure')!.getAttribute('message')).toBe(`Not right: ${ATTACK}`);
    expect(page().querySelector('failure')!.textContent).toContain('Control \uFFFD character');
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

  it('shows five causes whole, the most frequent first, and a line of each other', () => {
    const failedFor = (message: string, title: string): CaseResult => ({
      ...failed,
      title,
      findings: [{ rule: 'status', message }],
    });
    const cases = ['one', 'two', 'three', 'four', 'five', 'six', 'six'].map((message, index) =>
      failedFor(message, `case ${index}`),
    );
    const lines = formatRun({ ...result, cases }).split('\n');
    expect(lines.filter((line) => line.startsWith('✗ '))).toEqual(
      [5, 0, 1, 2, 3, 4].map((index) => `✗ login: case ${index}`),
    );
    expect(lines.slice(1, 4)).toEqual([
      '    status: six',
      '    openapi.yaml: POST /api/auth/login 401: The email or the password is wrong',
      `    curl '${ATTACK}'`,
    ]);
    expect(lines[4]).toBe('    1 more fail like this, the next one in login: case 6');
    expect(lines).toContain('    status: five');
    expect(lines.filter((line) => line.startsWith('    curl'))).toHaveLength(5);
  });

  it('cuts a long value', () => {
    const ids = Array.from({ length: 99 }, (_entry, id) => id);
    const text = formatFinding({ rule: 'filter', message: 'Misses entries', expected: ids });
    expect(text).toMatch(/^filter: Misses entries\n {2}expected: \[/);
    expect(text).toMatch(/… 87 more lines$/);
  });

  it('shows a difference only for objects', () => {
    expect(formatFinding(failed.findings[0]!)).toContain('expected: 401');
    expect(formatFinding(failed.findings[1]!)).toContain('+   "a": 2,');
  });
});
