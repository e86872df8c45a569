/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import type { ContractChecks } from '../log/checkEntry';
import { compileChecks } from './compileChecks';
import { loadContractChecks } from './contractChecks';

/** Returns the checks as compiled for a page, evaluated in a strict block as by the development build. */
function loadCompiledChecks(): ContractChecks {
  const exports = {} as { loadContractChecks: typeof loadContractChecks };
  runInNewContext(`'use strict'; { ${compileChecks()} }`, { exports, require, Date });
  return exports.loadContractChecks();
}

const hosts: [string, ContractChecks][] = [
  ['Node', loadContractChecks()],
  ['a page', loadCompiledChecks()],
];

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

  it('check event payloads', () => {
    expect(checks.events['join-conversation']!(4)).toEqual([]);
    expect(checks.events['join-conversation']!('4')).toEqual(['it must be integer']);
    expect(checks.events['message-received']!({})).not.toEqual([]);
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
