import { Probe } from '../cases/probe';
import { toCurl } from '../exchange/curl';
import { toRequest } from '../exchange/request';
import { hideSecrets } from '../validation/hideSecrets';
import type { World } from '../world/world';
import type { CaseResult } from './result';

/**
 * The name, in place of an operation's, of the case that tests whether the backend can be reached
 * at all.
 */
export const BACKEND = 'backend';

const BAD_REQUEST = 400;

/** Calls the operations that anyone may call without prior knowledge. */
function askOpenly(world: World) {
  const { document, settings, client } = world;
  const open = document.operations.filter(
    ({ method, isPublic, extension, parameters }) =>
      method === 'GET' &&
      isPublic &&
      world.offers(extension) &&
      parameters.every(({ isRequired }) => !isRequired),
  );
  return Promise.all(
    open.map(async (operation) => {
      const outcome = await client.send(toRequest(settings.url, operation, {}));
      return { operation, ...outcome };
    }),
  );
}

/** Explains in a sentence why nothing at a URL can be checked. */
function explain(
  url: string,
  { operation: { method, path }, ...outcome }: Awaited<ReturnType<typeof askOpenly>>[number],
): string {
  const { response } = outcome;
  if (!response) return `Nothing answers at ${url}: ${outcome.failure}`;
  const { status, headers } = response;
  const type = headers.get('Content-Type') ?? 'no content type';
  const target = headers.get('Location');
  const advice =
    target === null
      ? 'does its address need a path before /api?'
      : `it redirects to ${target}, so --url must be the address behind it`;
  return `${url} answers nothing that the document describes: ${method} ${path} gets ${status} with ${type}; ${advice}`;
}

/**
 * Checks whether a backend of the document responds at the URL: calls a few public operations, of
 * which one documented success is enough, or different statuses. Returns the failed case if there is none,
 * because nothing else could be checked.
 */
export async function diagnose(world: World): Promise<CaseResult | undefined> {
  const start = performance.now();
  const answers = await askOpenly(world);
  const isRight = answers.some(({ operation, response }) => {
    const documented = operation.responses.get(response?.status ?? 0);
    return documented && documented.status < BAD_REQUEST && documented.validate?.(response?.json);
  });
  const [first] = answers;
  if (!first || isRight) return undefined;
  const { response } = first;
  const isKnown = ({ operation, response: one }: typeof first) =>
    one?.json !== undefined && operation.responses.has(one.status);
  const isSame = answers.every((one) => one.response?.status === response?.status);
  if (!isSame && answers.some(isKnown)) return undefined;
  const probe = new Probe(world);
  probe.expect(false, explain(world.settings.url, first), response ? 'backend' : 'no-response', {
    expected: 'an answer that the document describes',
    actual: response?.json ?? first.exchange.responseBody,
  });
  return {
    operationId: BACKEND,
    title: 'there is a backend of the document',
    due: [],
    outcome: 'failed',
    findings: probe.findings.map((one) => hideSecrets(one, world.client.options.redactor)),
    exchanges: answers.map(({ exchange }) => exchange),
    curl: toCurl(first.exchange),
    documented: [],
    durationMs: performance.now() - start,
  };
}
