import { bypass } from 'msw';
import { EVERY_OPERATION } from '../scenarios/faults';

/** The operations that a real backend handles instead of the mock backend. */
export type PassOn = {
  /** Scheme, host, port and path of the real backend, without a trailing slash. */
  base: string;
  /** By operationId; `*` stands for all. */
  operations: readonly string[];
};

/** Returns an http or https address without query and trailing slash; null for any other text. */
export function parseBase(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, pathname } = new URL(text);
  const isHttp = protocol === 'http:' || protocol === 'https:';
  return isHttp ? `${origin}${pathname}`.replace(/\/+$/, '') : null;
}

/** Returns the backend that an operation is passed on to; null if the mock backend handles it. */
export function findBase(passOn: PassOn | null, operationId: string): string | null {
  const isPassed = passOn?.operations.some((id) => id === operationId || id === EVERY_OPERATION);
  return isPassed ? passOn!.base : null;
}

/** Sends a request to the host in its address; rejects if there is no response. */
export type Forward = (request: Request) => Promise<Response>;

/** Bypasses MSW, which intercepts the requests of pages and tests. */
const forwardPastMsw: Forward = (request) => fetch(bypass(request));

/** Forwards a request to a real backend; rejects if there is no response. */
export async function passRequest(
  request: Request,
  base: string,
  forward: Forward = forwardPastMsw,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  // These belong to the connection that the request arrived on.
  for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) {
    headers.delete(name);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody ? await request.arrayBuffer() : null;
  const response = await forward(
    new Request(`${base}${pathname}${search}`, {
      method: request.method,
      headers,
      body,
      signal: request.signal,
    }),
  );
  // The body has been decoded.
  const responseHeaders = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) {
    responseHeaders.delete(name);
  }
  return new Response(response.body, { status: response.status, headers: responseHeaders });
}
