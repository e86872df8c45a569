import type { ContractDocument, Operation } from '../../document/types';
import { toRequest } from '../../exchange/request';
import { type Case, flowCase, KEYS } from '../case';
import { sampleCall } from './samples';

const listOf = (header: string | null) =>
  (header ?? '').split(',').map((entry) => entry.trim().toLowerCase());

function preflightCase(operation: Operation, extensions: string[]): Case {
  const { operationId, method, isPublic, body } = operation;
  const headers = [
    ...(isPublic ? [] : ['authorization']),
    ...(body ? ['content-type'] : []),
    ...extensions,
  ];
  const title = ['the preflight from another origin', ...extensions].join(' with ');
  const entry = flowCase([operationId, [], title], async (probe, world) => {
    const origin = world.settings.origin!;
    const { url } = toRequest(world.settings.url, operation, sampleCall(operation, world));
    const response = await probe.send({
      method: 'OPTIONS',
      url,
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': headers.join(','),
      },
      body: null,
    });
    const allows = (name: string) => response.headers.get(`Access-Control-Allow-${name}`);
    const expectAllowed = (isAllowed: boolean, what: string, expected: unknown, name: string) => {
      const values = { expected, actual: allows(name) };
      probe.expect(isAllowed, `The preflight does not allow ${what}`, 'cors', values);
    };
    const isOk = response.status >= 200 && response.status < 300;
    probe.expect(isOk, `The preflight returns ${response.status}`, 'cors');
    expectAllowed(['*', origin].includes(allows('Origin') ?? ''), 'the origin', origin, 'Origin');
    const methods = ['get', 'post', ...listOf(allows('Methods'))];
    const isMethod = methods.includes(method.toLowerCase()) || methods.includes('*');
    expectAllowed(isMethod, method, method, 'Methods');
    const allowed = listOf(allows('Headers'));
    // The wildcard does not cover Authorization.
    const isHeader = (name: string) =>
      allowed.includes(name) || (allowed.includes('*') && name !== 'authorization');
    expectAllowed(headers.every(isHeader), 'all headers', headers, 'Headers');
  });
  return extensions.length > 0 ? { ...entry, needs: KEYS } : entry;
}

/** Creates cases for CORS preflight requests of all operations. */
export const preflightCases = ({ operations }: ContractDocument): Case[] =>
  operations.flatMap((operation) => {
    const names = operation.parameters
      .filter((parameter) => parameter.in === 'header')
      .map(({ name }) => name.toLowerCase());
    const plain = preflightCase(operation, []);
    return names.length > 0 ? [plain, preflightCase(operation, names)] : [plain];
  });
