import { bypass } from 'msw';
import { EVERY_OPERATION } from '../scenarios/faults';

/** Which operations a real backend answers in the mock backend's place. */
export type PassOn = {
  /** Scheme, host and port of the real backend. */
  base: string;
  /** Their operationIds; `*` stands for all. */
  operations: readonly string[];
};

/** The scheme, host and port in a text; null when it is no http or https address. */
export function parseBase(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin } = new URL(text);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}

/** Where an operation is passed on to; null when the mock backend answers it. */
export function findBase(passOn: PassOn | null, operationId: string): string | null {
  const isPassed = passOn?.operations.some((id) => id === operationId || id === EVERY_OPERATION);
  return isPassed ? passOn!.base : null;
}

/** Has a request answered by whom its address names; rejects when no answer comes. */
export type Forward = (request: Request) => Promise<Response>;

/** Past MSW, which stands between a page or a test and the network; it takes its mark off again. */
const forwardPastMsw: Forward = (request) => fetch(bypass(request));

/** Sends a request to the real backend as it came; rejects when no answer comes. */
export async function passRequest(
  request: Request,
  base: string,
  forward: Forward = forwardPastMsw,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  // They belong to the connection that brought the request.
  for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) {
    headers.delete(name);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody ? await request.arrayBuffer() : null;
  const answer = await forward(
    new Request(`${base}${pathname}${search}`, {
      method: request.method,
      headers,
      body,
      signal: request.signal,
    }),
  );
  // The body arrives unpacked.
  const answerHeaders = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) {
    answerHeaders.delete(name);
  }
  return new Response(answer.body, { status: answer.status, headers: answerHeaders });
}
