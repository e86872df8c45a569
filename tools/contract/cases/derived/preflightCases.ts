import type { ContractDocument, Operation } from '../../document/types';
import { type Case } from '../case';
import { isForAdmins, sampleCall } from './samples';
import { toRequest } from '../../exchange/request';

const listOf = (header: string | null) =>
  (header ?? '').split(',').map((entry) => entry.trim().toLowerCase());

function preflightCase(operation: Operation, extensions: string[]): Case {
  const { method, isPublic, body } = operation;
  const own = [...(isPublic ? [] : ['authorization']), ...(body ? ['content-type'] : [])];
  const headers = [...own, ...extensions];
  return {
    operationId: operation.operationId,
    title: ['the preflight from another origin', ...extensions].join(' with '),
    due: [],
    isExtension: isForAdmins(operation) || extensions.length > 0,
    run: async (probe, world) => {
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
      const isOk = response.status >= 200 && response.status < 300;
      probe.expect(isOk, `The preflight returns ${response.status}`, 'cors');
      probe.expect(
        ['*', origin].includes(allows('Origin') ?? ''),
        'The preflight does not allow the origin',
        'cors',
        { expected: origin, actual: allows('Origin') },
      );
      const methods = listOf(allows('Methods'));
      probe.expect(
        ['GET', 'POST'].includes(method) ||
          methods.includes(method.toLowerCase()) ||
          methods.includes('*'),
        `The preflight does not allow ${method}`,
        'cors',
        { expected: method, actual: allows('Methods') },
      );
      // The wildcard does not cover Authorization.
      const allowed = listOf(allows('Headers'));
      const missing = headers.filter(
        (name) => !allowed.includes(name) && !(allowed.includes('*') && name !== 'authorization'),
      );
      probe.expectEqual(missing, [], 'The preflight does not allow all headers', 'cors');
    },
  };
}

/** Creates cases for CORS preflight requests of all operations. */
export function preflightCases({ operations }: ContractDocument): Case[] {
  const cases = operations.flatMap((operation) => {
    const own = operation.parameters.filter((parameter) => parameter.in === 'header');
    const names = own.map(({ name }) => name.toLowerCase());
    const plain = preflightCase(operation, []);
    return names.length > 0 ? [plain, preflightCase(operation, names)] : [plain];
  });
  return cases;
}
