import type { DocumentedResponse, Operation } from '../document/types';
import type { ReceivedResponse } from '../exchange/types';
import { findFileErrors } from './fileFindings';
import type { Finding } from './finding';
import { findSchemaErrors } from './schemaFindings';
import { findSecrets } from './secrets';

const BAD_REQUEST = 400;
const TOO_MANY = 429;
const SERVER_ERROR = 500;
const JSON_TYPE = 'application/json';

/** The checks of a response in addition to those of its operation. */
export type ResponseChecks = {
  /** Statuses expected for this call; by default, every documented one below 500. */
  due?: readonly number[];
  /** Texts that no response may contain, such as a password that was just sent. */
  secrets?: readonly string[];
  /** The origin that must be allowed to read the response; CORS is not checked without it. */
  origin?: string | undefined;
};

function* findStatusErrors(
  status: number,
  { operationId, responses }: Operation,
  due?: readonly number[],
): Generator<Finding> {
  const allowed = due ?? [...responses.keys()].filter((known) => known < SERVER_ERROR);
  if (allowed.includes(status)) return;
  const values = { expected: allowed.join(' or '), actual: status };
  if (status >= SERVER_ERROR) {
    yield { rule: 'server-error', message: `The backend failed with ${status}`, ...values };
  } else if (!responses.has(status)) {
    const message = `${status} is not documented for ${operationId}`;
    yield { rule: 'undocumented-status', message, ...values };
  } else {
    const advice = status === TOO_MANY ? '; --delay pauses between requests' : '';
    yield {
      rule: 'status',
      message: `${status} instead of ${values.expected}${advice}`,
      ...values,
    };
  }
}

function* findContentErrors(
  response: ReceivedResponse,
  { contentTypes, headers, validate }: DocumentedResponse,
): Generator<Finding> {
  const actual = response.headers.get('Content-Type');
  const [type, ...parameters] = (actual ?? '').split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((part) => part.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-8"?$/.test(charset);
  const isRight = contentTypes.includes(type!) && (isUtf8 || type !== JSON_TYPE);
  if (contentTypes.length > 0 && !isRight) {
    const message = `The content type is ${actual ?? 'missing'}`;
    yield { rule: 'content-type', message, expected: contentTypes.join(' or '), actual };
  }
  for (const { name, isRequired, validate: validateHeader } of headers) {
    const value = response.headers.get(name);
    if (value === null && isRequired) {
      yield { rule: 'header', message: `The header ${name} is missing`, expected: name };
    } else if (value !== null) {
      const findings = findSchemaErrors(validateHeader, value, `The header ${name}`);
      for (const finding of findings) yield { ...finding, rule: 'header' };
    }
  }
  if (!validate) {
    if (contentTypes[0]) yield* findFileErrors(response, contentTypes[0]);
  } else if (response.json === undefined) {
    const message = 'The body is not valid JSON';
    yield { rule: 'json', message, expected: 'JSON', actual: response.text };
  } else yield* findSchemaErrors(validate, response.json);
}

/** The documented header that pages of other origins can always read. */
const SAFELISTED = 'Content-Length';

function* findCorsErrors(
  { headers }: ReceivedResponse,
  documented: DocumentedResponse | undefined,
  origin: string,
): Generator<Finding> {
  const exposed = headers.get('Access-Control-Expose-Headers') ?? '';
  const isExposed = ({ name }: { name: string }) =>
    exposed.split(',').some((one) => ['*', name.toLowerCase()].includes(one.trim().toLowerCase()));
  const hidden = documented?.headers.find(
    (one) =>
      (one.isRequired || headers.has(one.name)) && one.name !== SAFELISTED && !isExposed(one),
  );
  if (hidden) {
    const message = `Access-Control-Expose-Headers does not name ${hidden.name}`;
    yield { rule: 'cors', message, expected: hidden.name, actual: exposed };
  }
  const actual = headers.get('Access-Control-Allow-Origin');
  if (actual === '*' || actual === origin) return;
  const message = `Access-Control-Allow-Origin is ${actual ?? 'missing'}`;
  yield { rule: 'cors', message, expected: `* or ${origin}`, actual };
}

/** Finds whether caches may show a response for one user's token to others. */
export function* findSharedCaching({ headers }: ReceivedResponse): Generator<Finding> {
  const actual = headers.get('Cache-Control');
  if (!actual || !/\b(?:public|s-maxage)\b/i.test(actual)) return;
  const message = 'Cache-Control lets shared caches keep what one person may see';
  yield { rule: 'header', message, expected: 'private or no-store', actual };
}

/** Finds an account or a token in an error response. */
function* findLeaks({ status, json }: ReceivedResponse): Generator<Finding> {
  if (status < BAD_REQUEST || typeof json !== 'object' || json === null) return;
  for (const name of ['user', 'token']) {
    if (!(json as Record<string, unknown>)[name]) continue;
    const message = `An error response has a ${name}`;
    const expected = 'no account and no token in an error response';
    yield { rule: 'access', pointer: `/${name}`, message, expected };
  }
}

/**
 * Validates a response against its operation in openapi.yaml: status, content type, headers and
 * body. Also checks that it contains no secrets and, if `origin` is given, that pages of that
 * origin may read it.
 */
export function validateResponse(
  response: ReceivedResponse,
  operation: Operation,
  { due, secrets = [], origin }: ResponseChecks,
): Finding[] {
  const documented = operation.responses.get(response.status);
  return [
    ...findStatusErrors(response.status, operation, due),
    ...(documented ? findContentErrors(response, documented) : []),
    ...findSecrets(response, secrets),
    ...findLeaks(response),
    ...(origin ? findCorsErrors(response, documented, origin) : []),
  ];
}
