import { makeMatcher } from '../document/matchOperation';
import type { ContractDocument } from '../document/types';
import { readReceived } from '../exchange/describeBody';
import type { Redactor } from '../exchange/redaction';
import type { Finding } from '../validation/finding';
import { hideSecrets } from '../validation/hideSecrets';
import { validateRequest } from '../validation/validateRequest';
import { validateResponse } from '../validation/validateResponse';

/** A request and its response as seen by the proxy. */
export type PassedCall = {
  method: string;
  /** Path and query. */
  target: string;
  requestType: string;
  requestBody: Uint8Array;
  /** Null if the backend did not respond. */
  response: { status: number; headers: Headers; body: Uint8Array } | null;
};

/** The operation of a call, and its violations. */
export type Observation = { operationId: string; findings: Finding[] };

const API = /^\/api(\/|$)/;
const UNKNOWN = 'undocumented';
/** Requests and responses of the browser's own: CORS preflights and cache revalidation. */
const PREFLIGHT = 'OPTIONS';
const NOT_MODIFIED = 304;
const NOT_SUPPORTED = [404, 405, 501];

/** Returns a function that validates calls. It returns undefined for calls outside the document's scope. */
export function makeObserver(document: ContractDocument, redactor: Redactor) {
  const match = makeMatcher(document);

  return (call: PassedCall): Observation | undefined => {
    const { pathname, searchParams } = new URL(call.target, 'http://proxy');
    if (!API.test(pathname) || call.method === PREFLIGHT) return undefined;
    if (call.response?.status === NOT_MODIFIED) return undefined;
    const found = match(call.method, pathname);
    const operationId = found?.operation.operationId ?? UNKNOWN;
    if (!call.response) {
      const message = 'The backend did not respond';
      return { operationId, findings: [{ rule: 'no-response', message }] };
    }
    if (!found) {
      const message = `${call.method} ${pathname} is not documented`;
      const isUnsupported = NOT_SUPPORTED.includes(call.response.status);
      return { operationId, findings: [{ rule: isUnsupported ? 'request' : 'method', message }] };
    }
    const { status, headers, body } = call.response;
    const response = readReceived(status, headers, body);
    const isAbsentExtension =
      found.operation.extension !== null && NOT_SUPPORTED.includes(response.status);
    return {
      operationId,
      findings: [
        ...validateRequest(found, {
          query: searchParams,
          contentType: call.requestType,
          body: call.requestBody,
        }),
        ...(isAbsentExtension ? [] : validateResponse(response, found.operation, {})),
      ].map((finding) => hideSecrets(finding, redactor)),
    };
  };
}
