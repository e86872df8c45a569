import { METHODS, type ContractDocument, type Method, type Operation } from '../../document/types';
import type { Case } from '../case';
import { UNKNOWN_ID } from '../unknownValues';

const REJECTIONS = [404, 405, 501];

/** Uses unused ids, so that a backend that accepts an undocumented DELETE removes nothing. */
const harmlessPath = (path: string) => path.replace(/\{\w+\}/g, String(UNKNOWN_ID));

function methodCase(first: Operation, method: Method): Case {
  return {
    operationId: first.operationId,
    title: `${method} ${first.path} is not documented`,
    due: [],
    writes: method !== 'GET',
    run: async (probe, world) => {
      const token = (world.maybe('bystander') ?? world.maybe('person'))?.token;
      const { status } = await probe.send({
        method,
        url: `${world.settings.url}${harmlessPath(first.path)}`,
        headers: {
          ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        body: method === 'GET' ? null : '{}',
      });
      probe.expect(REJECTIONS.includes(status), `${method} returns ${status}`, 'method', {
        expected: REJECTIONS.join(' or '),
        actual: status,
      });
    },
  };
}

/**
 * Returns whether a router may match a path to a template: `/projects/bulk` to `/projects/{id}`.
 */
const isTakenFor = (path: string, template: string): boolean =>
  new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);

/** Creates a case for every undocumented method of each path. */
export function methodCases({ operations }: ContractDocument): Case[] {
  const paths = [...new Set(operations.map(({ path }) => path))];
  return paths.flatMap((path) => {
    const known = operations.filter((operation) => operation.path === path);
    const reachable = operations.filter((operation) => isTakenFor(path, operation.path));
    const missing = METHODS.filter((method) => reachable.every((one) => one.method !== method));
    return missing.map((method) => ({
      ...methodCase(known[0]!, method),
      isExtension: known.every(({ isExtension }) => isExtension),
    }));
  });
}
