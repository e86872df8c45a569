import { type ContractDocument, METHODS } from '../../document/types';
import { type Case, flowCase } from '../case';
import { UNKNOWN_ID } from '../unknownValues';

const REJECTIONS = [404, 405, 501];

/** Uses unused ids, so that a backend that accepts an undocumented DELETE removes nothing. */
const harmlessPath = (path: string) => path.replace(/\{\w+\}/g, String(UNKNOWN_ID));

/** Returns whether a router may match a path to a template: `/projects/bulk` to `/projects/{id}`. */
const isTakenFor = (path: string, template: string): boolean =>
  new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);

/** Creates a case for every undocumented method of each path. */
export function methodCases({ operations }: ContractDocument): Case[] {
  const paths = [...new Set(operations.map(({ path }) => path))];
  return paths.flatMap((path) => {
    const known = operations.filter((operation) => operation.path === path);
    const reachable = operations.filter((operation) => isTakenFor(path, operation.path));
    const missing = METHODS.filter((method) => reachable.every((one) => one.method !== method));
    return missing.map((method): Case => {
      const title = `${method} ${path} is not documented`;
      const hasBody = method !== 'GET';
      const entry = flowCase([known[0]!.operationId, [], title], async (probe, world) => {
        const token = (world.maybe('bystander') ?? world.maybe('person'))?.token;
        const { status } = await probe.send({
          method,
          url: `${world.settings.url}${harmlessPath(path)}`,
          headers: {
            ...(hasBody && { 'Content-Type': 'application/json' }),
            ...(token && { Authorization: `Bearer ${token}` }),
          },
          body: hasBody ? '{}' : null,
        });
        const values = { expected: REJECTIONS.join(' or '), actual: status };
        const isRejected = REJECTIONS.includes(status);
        probe.expect(isRejected, `${method} returns ${status}`, 'method', values);
      });
      return { ...entry, writes: hasBody };
    });
  });
}
