import { join } from 'node:path';
import { _ } from 'ajv/dist/2020';
import { readDocument } from '../../tools/contract/document/readDocument';
import { listContract } from './listContract';

const FORMATS = join(__dirname, '../../tools/contract/document/formats');
const MAKE_CHECKS = join(__dirname, 'makeChecks');

/** What a page needs to know of a body or an event. */
const KEPT = ['bodies', 'events', 'operationId', 'part', 'event', 'name'];

/**
 * The text of a CommonJS module that stands in for `contractChecks.ts` in a page: its validators are
 * compiled ahead, so that it runs under a Content-Security-Policy that forbids to compile.
 */
export function compileChecks(): string {
  const document = readDocument({
    // A page shows where a body is wrong, not the schemas.
    verbose: false,
    code: { source: true, formats: _`require(${FORMATS}).documentFormats` },
  });
  const { bodies, events } = listContract(document);
  const named = {
    bodies: bodies.map((body) => ({ ...body, name: `${body.operationId}_${body.part}` })),
    events: events.map((event) => ({ ...event, name: `event_${event.event}` })),
  };
  const places = [...named.bodies, ...named.events].flatMap(({ name, place }) =>
    place ? [[name, place]] : [],
  );
  return `${document.sourceOf(Object.fromEntries(places) as Record<string, string[]>)}
const { makeChecks } = require(${JSON.stringify(MAKE_CHECKS)});
const find = (entry) => ({ ...entry, validate: exports[entry.name] });
const { bodies, events } = ${JSON.stringify(named, KEPT)};
exports.loadContractChecks = () =>
  makeChecks({ bodies: bodies.map(find), events: events.map(find) });
`;
}
