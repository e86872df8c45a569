/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import type { ContractChecks } from '../log/checkEntry';
import { compileChecks } from './compileChecks';
import { loadContractChecks } from './contractChecks';

/** The checks as a page has them. */
function loadCompiledChecks(): ContractChecks {
  const exports = {} as { loadContractChecks: typeof loadContractChecks };
  runInNewContext(compileChecks(), { exports, require, Date });
  return exports.loadContractChecks();
}

const hosts: [string, ContractChecks][] = [
  ['Node', loadContractChecks()],
  ['a page', loadCompiledChecks()],
];

const user = {
  id: 1,
  name: 'Asha',
  email: 'asha@example.com',
  phone: '+919800000001',
  is_verified: true,
  role: 'customer',
};

describe.each(hosts)('the checks of the document in %s', (_host, checks) => {
  it('find nothing in a right body, and say where a wrong one is wrong', () => {
    expect(
      checks.operations.login!.request!({ email: 'asha@example.com', password: 'password' }),
    ).toEqual([]);
    expect(checks.operations.login!.request!({ email: 'nobody', password: 1 })).toEqual([
      '/email must match format "email"',
      '/password must be string',
    ]);
    expect(checks.operations.getPublicStats!.answers[200]!({})).toContain(
      "it must have required property 'totalProjects'",
    );
  });

  it('take times in UTC alone', () => {
    const check = checks.operations.getProfile!.answers[200]!;
    const problemsOf = (created_at: string) => check({ user: { ...user, created_at } }).join();
    expect(problemsOf('2026-01-02T03:04:05+05:30')).toMatch('created_at must match format');
    expect(problemsOf('2026-01-02T03:04:05Z')).toBe('');
  });

  it('know what an event carries', () => {
    expect(checks.events['join-conversation']!(4)).toEqual([]);
    expect(checks.events['join-conversation']!('4')).toEqual(['it must be integer']);
    expect(checks.events['message-received']!({})).not.toEqual([]);
  });

  it('know which answers are no JSON', () => {
    expect(checks.operations.downloadProject!.answers[200]).toBeNull();
  });
});

it('are the same in both', () => {
  const shapeOf = ({ operations, events }: ContractChecks) => ({
    events: Object.keys(events),
    operations: Object.entries(operations).map(([operationId, { request, answers }]) => [
      operationId,
      request !== undefined,
      Object.entries(answers).map(([status, check]) => [status, check === null]),
    ]),
  });
  expect(shapeOf(hosts[1]![1])).toEqual(shapeOf(hosts[0]![1]));
});
