import type { Entry } from 'har-format';

/** The data of a call for an HTTP Archive. */
export type ArchivedCall = {
  /** ISO 8601. */
  startedAt: string;
  durationMs: number;
  method: string;
  /** The full URL. */
  url: string;
  requestHeaders: Readonly<Record<string, string>>;
  /** Null if none was sent. */
  requestBody: string | null;
  /** 0 if there was no response, like browsers write it. */
  status: number;
  statusText: string;
  responseHeaders: Readonly<Record<string, string>>;
  /** Null if it is not text. */
  responseBody: string | null;
  /** Size of the response body in bytes. */
  responseBytes: number;
};

const UNKNOWN_SIZE = -1;
const HTTP_VERSION = 'HTTP/1.1';

/** Returns the size of a text in UTF-8, in bytes. */
export const countBytes = (text: string | null) => new TextEncoder().encode(text ?? '').byteLength;

const toPairs = (entries: Iterable<[string, string]>) =>
  [...entries].map(([name, value]) => ({ name, value }));

const findHeader = (headers: Record<string, string>, headerName: string) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === headerName)?.[1] ?? '';

const toRequest = (call: ArchivedCall): Entry['request'] => ({
  method: call.method,
  url: call.url,
  httpVersion: HTTP_VERSION,
  cookies: [],
  headers: toPairs(Object.entries(call.requestHeaders)),
  queryString: toPairs(new URL(call.url).searchParams),
  ...(call.requestBody !== null && {
    postData: { mimeType: findHeader(call.requestHeaders, 'content-type'), text: call.requestBody },
  }),
  headersSize: UNKNOWN_SIZE,
  bodySize: countBytes(call.requestBody),
});

const toResponse = (call: ArchivedCall): Entry['response'] => ({
  status: call.status,
  statusText: call.statusText,
  httpVersion: HTTP_VERSION,
  cookies: [],
  headers: toPairs(Object.entries(call.responseHeaders)),
  content: {
    size: call.responseBytes,
    mimeType: findHeader(call.responseHeaders, 'content-type'),
    ...(call.responseBody !== null && { text: call.responseBody }),
  },
  redirectURL: findHeader(call.responseHeaders, 'location'),
  headersSize: UNKNOWN_SIZE,
  bodySize: UNKNOWN_SIZE,
});

/** Converts a call to an entry of HTTP Archive 1.2. */
export function toHarEntry(call: ArchivedCall, comment?: string): Entry {
  return {
    startedDateTime: call.startedAt,
    time: call.durationMs,
    request: toRequest(call),
    response: toResponse(call),
    cache: {},
    timings: { send: 0, wait: call.durationMs, receive: 0 },
    ...(comment !== undefined && { comment }),
  };
}
