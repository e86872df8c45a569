/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import type { ContractChecks } from '../log/checkEntry';
import { compileChecks } from './compileChecks';
import { loadContractChecks } from './contractChecks';

/** Returns the checks as compiled for a page. */
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

describe.each(hosts)('the contract checks in %s', (_host, checks) => {
  it('accept a valid body and report problems of an invalid one', () => {
    expect(
      checks.operations.login!.request!({ email: 'asha@example.com', password: 'password' }),
    ).toEqual([]);
    expect(checks.operations.login!.request!({ email: 'nobody', password: 1 })).toEqual([
      '/email must match format "email"',
      '/password must be string',
    ]);
    expect(checks.operations.getPublicStats!.responses[200]!({})).toContain(
      "it must have required property 'totalProjects'",
    );
  });

  it('only accept times in UTC', () => {
    const check = checks.operations.getProfile!.responses[200]!;
    const problemsOf = (created_at: string) => check({ user: { ...user, created_at } }).join();
    expect(problemsOf('2026-01-02T03:04:05+05:30')).toMatch('created_at must match format');
    expect(problemsOf('2026-01-02T03:04:05Z')).toBe('');
  });

  it('check event payloads', () => {
    expect(checks.events['join-conversation']!(4)).toEqual([]);
    expect(checks.events['join-conversation']!('4')).toEqual(['it must be integer']);
    expect(checks.events['message-received']!({})).not.toEqual([]);
  });

  it('distinguish responses that are not JSON', () => {
    expect(checks.operations.downloadProject!.responses[200]).toBeNull();
  });
});

it('are the same in both', () => {
  const shapeOf = ({ operations, events }: ContractChecks) => ({
    events: Object.keys(events),
    operations: Object.entries(operations).map(([operationId, { request, responses }]) => [
      operationId,
      request !== undefined,
      Object.entries(responses).map(([status, check]) => [status, check === null]),
    ]),
  });
  expect(shapeOf(hosts[1]![1])).toEqual(shapeOf(hosts[0]![1]));
});
