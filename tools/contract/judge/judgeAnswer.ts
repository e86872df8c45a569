import type { DocumentedAnswer, Operation } from '../document/types';
import type { Answer } from '../exchange/types';
import { findFileErrors } from './fileFindings';
import type { Finding } from './finding';
import { findSchemaErrors } from './schemaFindings';
import { findSecrets } from './secrets';

const SERVER_ERROR = 500;
const JSON_TYPE = 'application/json';

/** What an answer is judged by besides its operation. */
export type Measure = {
  /** Statuses that are due for this very call; any documented one when it is left out. */
  due?: readonly number[];
  /** Texts that no answer may hold, such as a password that was just sent. */
  secrets?: readonly string[];
  /** The origin that must be allowed to read the answer; CORS is not looked at without it. */
  origin?: string | undefined;
};

function findStatusErrors(
  status: number,
  operation: Operation,
  due?: readonly number[],
): Finding[] {
  const documented = [...operation.answers.keys()];
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
  return [{ rule: 'status', message: `${status} where ${finding.expected} is due`, ...finding }];
}

function findContentTypeErrors({ headers }: Answer, { contentTypes }: DocumentedAnswer): Finding[] {
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

function findHeaderErrors({ headers }: Answer, documented: DocumentedAnswer): Finding[] {
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

function findBodyErrors(answer: Answer, documented: DocumentedAnswer): Finding[] {
  const { validate, contentTypes } = documented;
  if (!validate) return contentTypes[0] ? findFileErrors(answer, contentTypes[0]) : [];
  if (answer.json === undefined) {
    const message = 'The body is no valid JSON';
    return [{ rule: 'json', message, expected: 'JSON', actual: answer.text }];
  }
  return findSchemaErrors(validate, answer.json);
}

function findCorsErrors({ headers }: Answer, origin: string): Finding[] {
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

/**
 * Holds an answer to what openapi.yaml says of its operation: status, content type, headers, body;
 * no secrets in it; readable for a page of another origin, when one is named.
 */
export function judgeAnswer(answer: Answer, operation: Operation, measure: Measure): Finding[] {
  const documented = operation.answers.get(answer.status);
  return [
    ...findStatusErrors(answer.status, operation, measure.due),
    ...(documented
      ? [
          ...findContentTypeErrors(answer, documented),
          ...findHeaderErrors(answer, documented),
          ...findBodyErrors(answer, documented),
        ]
      : []),
    ...findSecrets(answer, measure.secrets ?? []),
    ...(measure.origin ? findCorsErrors(answer, measure.origin) : []),
  ];
}
