import standaloneCode from 'ajv/dist/standalone';
import { readContract } from './document';

/**
 * The text of a CommonJS module that stands in for `contractChecks.ts` in a page: its validators are
 * compiled ahead, so that it runs under a Content-Security-Policy that forbids to compile.
 */
export function compileChecks(): string {
  const { ajv, bodies, events } = readContract({ code: { source: true } });
  const named = [...bodies, ...events].flatMap(({ schema }) => (schema ? [[schema, schema]] : []));
  const code = standaloneCode(ajv, Object.fromEntries(named) as Record<string, string>);
  const kept = bodies.map(({ operationId, part, schema }) => ({ operationId, part, schema }));
  return `${code}
const { makeChecks } = require('@mocks/contract/makeChecks');
exports.loadContractChecks = () =>
  makeChecks(${JSON.stringify({ bodies: kept, events })}, (schema) => exports[schema]);
`;
}
