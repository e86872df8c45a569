import type { Operation } from '../document/types';
import { Probe } from '../cases/probe';
import { UNKNOWN_TEXT, WRONG_PASSWORD } from '../cases/unknownValues';
import { toCurl } from '../exchange/curl';
import { toRequest } from '../exchange/request';
import type { Exchange, ReceivedResponse } from '../exchange/types';
import { hideSecrets } from '../validation/hideSecrets';
import type { World } from '../world/world';
import type { CaseResult } from './result';

/**
 * The name, in place of an operation's, of the case that tests whether the backend can be reached
 * at all.
 */
export const BACKEND = 'backend';

const SERVER_ERROR = 500;

const LOGIN = 'login';

type Answer = {
  operation: Operation;
  exchange: Exchange;
  response?: ReceivedResponse;
  failure?: string;
};

/** Operations that anyone may call without prior knowledge. */
function openOperations({ document, settings }: World): Operation[] {
  const open = document.operations.filter(
    ({ isPublic, isExtension, parameters }) =>
      isPublic &&
      (!isExtension || settings.includeExtensions) &&
      parameters.every(({ isRequired }) => !isRequired),
  );
  return [
    ...open.filter(({ method }) => method === 'GET'),
    ...open.filter(({ operationId }) => operationId === LOGIN),
  ];
}

async function ask(operation: Operation, { client, settings }: World): Promise<Answer> {
  const body = { email: `${UNKNOWN_TEXT}@example.com`, password: WRONG_PASSWORD };
  const call = operation.operationId === LOGIN ? { body } : {};
  return { operation, ...(await client.send(toRequest(settings.url, operation, call))) };
}

const statusOf = ({ response }: Answer) => response?.status ?? 0;

const documentedOf = ({ operation, response }: Answer) =>
  operation.responses.get(response?.status ?? 0);

/** Returns whether the document contains such a response, judging by its body. */
const isKnown = (answer: Answer) =>
  documentedOf(answer) !== undefined &&
  statusOf(answer) < SERVER_ERROR &&
  answer.response?.json !== undefined;

const isSuccess = (answer: Answer) =>
  isKnown(answer) &&
  (answer.response?.status ?? 0) < 300 &&
  (documentedOf(answer)?.validate?.(answer.response?.json) ?? true);

const nameOf = ({ operation: { method, path } }: Answer) => `${method} ${path}`;

function describeSilence(url: string, [{ failure = '' } = {}]: readonly Partial<Answer>[]): string {
  if (/without an end/.test(failure)) return `${url} sends answers without an end`;
  if (/time-?out|abort/i.test(failure)) return `${url} finishes no answer in time`;
  return `Nothing answers at ${url}: ${failure}`;
}

function describeSameStatus(url: string, first: Answer): string {
  const status = statusOf(first);
  const also = `also to ${nameOf(first)}`;
  if (status >= 300 && status < 400) {
    const target = first.response?.headers.get('Location') ?? 'nowhere';
    return `${url} redirects every request, to ${target}: --url must be the address behind it`;
  }
  if (status === 404) {
    return `${url} answers 404 to every request, ${also}: does its address need a path before /api?`;
  }
  return `${url} answers ${status} to every request, ${also}: it is no backend of this document`;
}

/**
 * Explains in a sentence why no operation can be checked; undefined if the backend implements the
 * document.
 */
function findProblem(url: string, answers: readonly Answer[]): string | undefined {
  const [first] = answers;
  if (!first || answers.some(isSuccess)) return undefined;
  const isAlwaysSame = answers.every((one) => statusOf(one) === statusOf(first));
  if (!isAlwaysSame && answers.some(isKnown)) return undefined;
  if (answers.every(({ response }) => !response)) return describeSilence(url, answers);
  const isJson = answers.some(({ response }) => response?.json !== undefined);
  const isRedirected = statusOf(first) >= 300 && statusOf(first) < 400;
  if (isAlwaysSame && (isJson || statusOf(first) === 404 || isRedirected)) {
    return describeSameStatus(url, first);
  }
  const answered = answers.find(({ response }) => response) ?? first;
  const type = answered.response?.headers.get('Content-Type') ?? 'no content type';
  return (
    `${url} answers nothing that the document describes: ` +
    `${nameOf(answered)} gets ${statusOf(answered)} with ${type}${isJson ? '' : ' and no JSON'}`
  );
}

/**
 * Checks whether a backend of the document responds at the URL: calls a few public operations, of
 * which one valid response is enough. Returns the failed case if there is none, because nothing
 * else could be checked.
 */
export async function diagnose(world: World): Promise<CaseResult | undefined> {
  const start = performance.now();
  const answers = await Promise.all(openOperations(world).map((one) => ask(one, world)));
  const problem = findProblem(world.settings.url, answers);
  if (problem === undefined) return undefined;
  const probe = new Probe(world);
  const [first] = answers;
  const isSilent = answers.every(({ response }) => !response);
  probe.expect(false, problem, isSilent ? 'no-response' : 'backend', {
    expected: 'an answer that the document describes',
    actual: first?.response?.json ?? first?.exchange.responseBody,
  });
  return {
    operationId: BACKEND,
    title: 'there is a backend of the document',
    due: [],
    outcome: 'failed',
    findings: probe.findings.map((one) => hideSecrets(one, world.client.options.redactor)),
    exchanges: answers.map(({ exchange }) => exchange),
    curl: first ? toCurl(first.exchange) : null,
    durationMs: performance.now() - start,
  };
}
