import { join } from 'node:path';
import { _ } from 'ajv/dist/2020';
import { readDocument } from '../../tools/contract/document/readDocument';
import { listContract } from './listContract';

const FORMATS = join(__dirname, '../../tools/contract/document/formats');
const MAKE_CHECKS = join(__dirname, 'makeChecks');

/** The properties of a body or an event that the compiled module needs. */
const KEPT_PROPERTIES = ['bodies', 'events', 'operationId', 'part', 'event', 'name'];

/**
 * Returns the source of a CommonJS module that replaces `contractChecks.ts` in a page. Its
 * validators are compiled ahead of time, so that it runs under a Content-Security-Policy without
 * `unsafe-eval`.
 */
export function compileChecks(): string {
  const document = readDocument({
    // Pages report the location of a problem, not the schemas.
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
const { bodies, events } = ${JSON.stringify(named, KEPT_PROPERTIES)};
exports.loadContractChecks = () =>
  makeChecks({ bodies: bodies.map(find), events: events.map(find) });
`;
}
