import type { DocumentedResponse, Operation } from '../document/types';
import type { ReceivedResponse } from '../exchange/types';
import { findFileErrors } from './fileFindings';
import type { Finding } from './finding';
import { findSchemaErrors } from './schemaFindings';
import { findSecrets } from './secrets';

const BAD_REQUEST = 400;
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

function findStatusErrors(
  status: number,
  operation: Operation,
  due?: readonly number[],
): Finding[] {
  const documented = [...operation.responses.keys()];
  const expected = due ?? documented.filter((known) => known < SERVER_ERROR);
  if (expected.includes(status)) return [];
  const finding = { expected: expected.join(' or '), actual: status };
  if (status >= SERVER_ERROR) {
    return [{ rule: 'server-error', message: `The backend failed with ${status}`, ...finding }];
  }
  if (!documented.includes(status)) {
    return [
      {
        rule: 'undocumented-status',
        message: `${status} is not documented for ${operation.operationId}`,
        ...finding,
      },
    ];
  }
  return [{ rule: 'status', message: `${status} instead of ${finding.expected}`, ...finding }];
}

function findContentTypeErrors(
  { headers }: ReceivedResponse,
  { contentTypes }: DocumentedResponse,
): Finding[] {
  const given = headers.get('Content-Type');
  const [type, ...parameters] = (given ?? '').split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((part) => part.startsWith('charset='));
  const isRight =
    contentTypes.includes(type!) &&
    (charset === undefined || /^charset="?utf-8"?$/.test(charset) || type !== JSON_TYPE);
  if (contentTypes.length === 0 || isRight) return [];
  return [
    {
      rule: 'content-type',
      message: `The content type is ${given ?? 'missing'}`,
      expected: contentTypes.join(' or '),
      actual: given,
    },
  ];
}

function findHeaderErrors(
  { headers }: ReceivedResponse,
  documented: DocumentedResponse,
): Finding[] {
  return documented.headers.flatMap(({ name, validate }): Finding[] => {
    const value = headers.get(name);
    if (value === null) {
      return [{ rule: 'header', message: `The header ${name} is missing`, expected: name }];
    }
    return findSchemaErrors(validate, value, `The header ${name}`).map((finding) => ({
      ...finding,
      rule: 'header',
    }));
  });
}

function findBodyErrors(response: ReceivedResponse, documented: DocumentedResponse): Finding[] {
  const { validate, contentTypes } = documented;
  if (!validate) return contentTypes[0] ? findFileErrors(response, contentTypes[0]) : [];
  if (response.json === undefined) {
    const message = 'The body is not valid JSON';
    return [{ rule: 'json', message, expected: 'JSON', actual: response.text }];
  }
  return findSchemaErrors(validate, response.json);
}

function findCorsErrors({ headers }: ReceivedResponse, origin: string): Finding[] {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed === '*' || allowed === origin) return [];
  return [
    {
      rule: 'cors',
      message: `Access-Control-Allow-Origin is ${allowed ?? 'missing'}`,
      expected: `* or ${origin}`,
      actual: allowed,
    },
  ];
}

/** Finds whether caches may show a response for one user's token to others. */
export function findSharedCaching({ headers }: ReceivedResponse): Finding[] {
  const caching = headers.get('Cache-Control');
  if (!caching || !/\b(?:public|s-maxage)\b/i.test(caching)) return [];
  return [
    {
      rule: 'header',
      message: 'Cache-Control lets shared caches keep what one person may see',
      expected: 'private or no-store',
      actual: caching,
    },
  ];
}

/** Finds an account or a token in an error response. */
function findLeaks({ status, json }: ReceivedResponse): Finding[] {
  if (status < BAD_REQUEST || typeof json !== 'object' || json === null) return [];
  const leaked = ['user', 'token'].filter((name) => (json as Record<string, unknown>)[name]);
  return leaked.map((name) => ({
    rule: 'access',
    pointer: `/${name}`,
    message: `An error response has a ${name}`,
    expected: 'no account and no token in an error response',
  }));
}

/**
 * Validates a response against its operation in openapi.yaml: status, content type, headers and
 * body. Also checks that it contains no secrets and, if `origin` is given, that pages of that
 * origin may read it.
 */
export function validateResponse(
  response: ReceivedResponse,
  operation: Operation,
  checks: ResponseChecks,
): Finding[] {
  const documented = operation.responses.get(response.status);
  return [
    ...findStatusErrors(response.status, operation, checks.due),
    ...(documented
      ? [
          ...findContentTypeErrors(response, documented),
          ...findHeaderErrors(response, documented),
          ...findBodyErrors(response, documented),
        ]
      : []),
    ...findSecrets(response, checks.secrets ?? []),
    ...findLeaks(response),
    ...(checks.origin ? findCorsErrors(response, checks.origin) : []),
  ];
}
