import { join } from 'node:path';
import { _ } from 'ajv/dist/2020';
import { readDocument } from '../../tools/contract/document/readDocument';
import { listBodies, type DocumentedBody } from './listBodies';

const FORMATS = join(__dirname, '../../tools/contract/document/formats');
const MAKE_CHECKS = join(__dirname, 'makeChecks');

const nameOf = ({ operationId, part }: DocumentedBody) => `${operationId}_${part}`;

/**
 * The text of a CommonJS module that stands in for `contractChecks.ts` in a page: its validators are
 * compiled ahead, so that it runs under a Content-Security-Policy that forbids to compile.
 */
export function compileChecks(): string {
  const document = readDocument(undefined, {
    // A page shows where a body is wrong, not the schemas.
    verbose: false,
    code: { source: true, formats: _`require(${FORMATS}).documentFormats` },
  });
  const bodies = listBodies(document);
  const places = bodies.flatMap((body) => (body.place ? [[nameOf(body), body.place]] : []));
  const kept = bodies.map(({ operationId, part }) => ({ operationId, part }));
  return `${document.sourceOf(Object.fromEntries(places) as Record<string, string[]>)}
const { makeChecks } = require(${JSON.stringify(MAKE_CHECKS)});
exports.loadContractChecks = () =>
  makeChecks(
    ${JSON.stringify(kept)}.map((body) => ({
      ...body,
      validate: exports[body.operationId + '_' + body.part],
    })),
  );
`;
}
