import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { makeMatcher } from '../document/matchOperation';
import type { ContractDocument } from '../document/types';
import { readReceived } from '../exchange/describeBody';
import type { Redactor } from '../exchange/redaction';
import type { Finding } from '../validation/finding';
import { hideSecrets } from '../validation/hideSecrets';
import { validateRequest } from '../validation/validateRequest';
import { validateResponse } from '../validation/validateResponse';

/** A response as the backend has sent it: its body may be compressed. */
export type PassedResponse = { status: number; headers: Headers; body: Buffer };

/** A request as seen by the proxy, and its response, or why there is none. */
export type PassedCall = {
  method: string;
  /** Path and query. */
  target: string;
  requestType: string;
  requestBody: Uint8Array;
} & ({ response: PassedResponse } | { failure: string });

/** The operation of a call, and its violations. */
export type Observation = { operationId: string; findings: Finding[] };

const API = /^\/api(\/|$)/;
const UNKNOWN = 'undocumented';
/** Requests and responses of the browser's own: CORS preflights and cache revalidation. */
const PREFLIGHT = 'OPTIONS';
const NOT_MODIFIED = 304;
const NOT_SUPPORTED = [404, 405, 501];

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  identity: (body) => body,
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Returns the body of a response as it was before it was compressed; undefined if it cannot be read. */
function decode({ headers, body }: PassedResponse): Buffer | undefined {
  const encoding = headers.get('Content-Encoding')?.trim().toLowerCase() || 'identity';
  try {
    // The response to a HEAD request names an encoding, too.
    return body.length === 0 ? body : DECODERS[encoding]?.(body);
  } catch {
    return undefined;
  }
}

/** Returns a function that validates calls. It returns undefined for calls outside the document's scope. */
export function makeObserver(document: ContractDocument, redactor: Redactor) {
  const match = makeMatcher(document);

  return (call: PassedCall): Observation | undefined => {
    const { pathname, searchParams } = new URL(call.target, 'http://proxy');
    if (!API.test(pathname) || call.method === PREFLIGHT) return undefined;
    const found = match(call.method, pathname);
    const operationId = found?.operation.operationId ?? UNKNOWN;
    if ('failure' in call) {
      const message = `The backend did not respond: ${call.failure}`;
      return { operationId, findings: [{ rule: 'no-response', message }] };
    }
    if (call.response.status === NOT_MODIFIED) return undefined;
    if (!found) {
      const message = `${call.method} ${pathname} is not documented`;
      const isUnsupported = NOT_SUPPORTED.includes(call.response.status);
      return { operationId, findings: [{ rule: isUnsupported ? 'request' : 'method', message }] };
    }
    const { status, headers } = call.response;
    const body = decode(call.response);
    if (!body) {
      const message = `The body is not what Content-Encoding says: ${headers.get('Content-Encoding')}`;
      return { operationId, findings: [{ rule: 'header', message }] };
    }
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
