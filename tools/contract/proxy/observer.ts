import { makeMatcher } from '../document/matchOperation';
import type { ContractDocument } from '../document/types';
import { isTextType } from '../exchange/describeBody';
import type { Redactor } from '../exchange/redaction';
import type { Answer } from '../exchange/types';
import type { Finding } from '../judge/finding';
import { hideSecrets } from '../judge/hideSecrets';
import { judgeAnswer } from '../judge/judgeAnswer';
import { judgeRequest } from '../judge/judgeRequest';

/** A call and its answer as they passed the proxy. */
export type PassedCall = {
  method: string;
  /** Path and query. */
  target: string;
  requestType: string;
  requestBody: Uint8Array;
  /** Null when the backend did not answer. */
  answer: { status: number; headers: Headers; body: Uint8Array } | null;
};

/** What is wrong with a call, and whose call it is. */
export type Observation = { operationId: string; findings: Finding[] };

const API = /^\/api(\/|$)/;
const UNKNOWN = 'undocumented';
/** A browser's own question, and an answer that it has already. */
const PREFLIGHT = 'OPTIONS';
const NOT_MODIFIED = 304;
const REMAINS_UNKNOWN = [404, 405, 501];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toAnswer({ status, headers, body }: NonNullable<PassedCall['answer']>): Answer {
  const contentType = headers.get('Content-Type');
  const text = isTextType(contentType) ? new TextDecoder().decode(body) : '';
  const json = contentType?.includes('json') ? parseJson(text) : undefined;
  return { status, headers, bytes: body, text, json };
}

/** Judges calls that pass by; answers undefined for those that are none of the document's business. */
export function makeObserver(document: ContractDocument, redactor: Redactor) {
  const match = makeMatcher(document);

  return (call: PassedCall): Observation | undefined => {
    const { pathname, searchParams } = new URL(call.target, 'http://proxy');
    if (!API.test(pathname) || call.method === PREFLIGHT) return undefined;
    if (call.answer?.status === NOT_MODIFIED) return undefined;
    const found = match(call.method, pathname);
    const operationId = found?.operation.operationId ?? UNKNOWN;
    if (!call.answer) {
      return {
        operationId,
        findings: [{ rule: 'no-answer', message: 'The backend did not answer' }],
      };
    }
    if (!found) {
      const message = `${call.method} ${pathname} is not documented`;
      const isRefused = REMAINS_UNKNOWN.includes(call.answer.status);
      return { operationId, findings: [{ rule: isRefused ? 'request' : 'method', message }] };
    }
    const answer = toAnswer(call.answer);
    const isAbsentExtension =
      found.operation.isExtension && REMAINS_UNKNOWN.includes(answer.status);
    return {
      operationId,
      findings: [
        ...judgeRequest(found, {
          query: searchParams,
          contentType: call.requestType,
          body: call.requestBody,
        }),
        ...(isAbsentExtension ? [] : judgeAnswer(answer, found.operation, {})),
      ].map((finding) => hideSecrets(finding, redactor)),
    };
  };
}
