import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
import type { RequestHandler as ExpressHandler } from 'express';
import { getResponse, type RequestHandler } from 'msw';
import { HttpError } from './httpError';

/** The longest body in bytes; the largest one of the API is a part of an upload, of 1 MB. */
const LONGEST_BODY = 2 * 1024 * 1024;
const WITHOUT_BODY = ['GET', 'HEAD'];

const tooLarge = () => new HttpError(413, 'The body is larger than 2 MB');

/** Reads a body; rejects with 413 once it is too long, and leaves the rest to be dropped. */
async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  if (Number(incoming.headers['content-length']) > LONGEST_BODY) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    length += (chunk as Buffer).byteLength;
    if (length > LONGEST_BODY) throw tooLarge();
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** Returns an address whose percent-encoding is valid; throws 400 for any other. */
function readAddress({ url = '', headers: { host } }: IncomingMessage): string {
  const address = `http://${host}${url}`;
  try {
    decodeURIComponent(url);
    if (url.startsWith('/') && URL.canParse(address)) return address;
  } catch {
    // The encoding is broken.
  }
  throw new HttpError(400, 'The address cannot be read');
}

function readHeaders({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return headers;
}

/** Converts a request for MSW; rejects with an `HttpError` if it is too large or malformed. */
async function readRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const address = readAddress(incoming);
  const { method = 'GET' } = incoming;
  const body = WITHOUT_BODY.includes(method) ? null : await readBody(incoming);
  try {
    return new Request(address, {
      method,
      headers: readHeaders(incoming),
      body: body?.byteLength ? new Uint8Array(body) : null,
      signal,
    });
  } catch {
    // Fetch knows no TRACE, for one.
    throw new HttpError(400, 'The request cannot be read');
  }
}

async function send({ status, headers, body }: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = status;
  for (const [name, value] of headers) outgoing.appendHeader(name, value);
  if (!body) {
    outgoing.end();
    return;
  }
  // Rejects when the client has left or a forwarded body broke, and closes both ends then.
  await pipeline(Readable.fromWeb(body as ReadableStream), outgoing).catch(() => undefined);
}

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Resolves for one request in each round of the event loop: Node accepts one connection in a round, so a
 * round with many requests would keep new clients waiting for seconds.
 */
function takeTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

/** Responds by the handlers; returns false if none handles the request. */
async function respond(
  handlers: RequestHandler[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> {
  const client = new AbortController();
  outgoing.once('close', () => client.abort());
  const request = await readRequest(incoming, client.signal);
  await takeTurn();
  const response = await getResponse(handlers, request);
  if (response && !outgoing.destroyed) await send(response, outgoing);
  return response !== undefined;
}

/** Serves the handlers of a mock backend; passes on requests without one. */
export function serveHandlers(handlers: RequestHandler[]): ExpressHandler {
  return (incoming, outgoing, next) => {
    respond(handlers, incoming, outgoing).then(
      (isHandled) => {
        if (!isHandled) next();
      },
      (error: unknown) => {
        // A client that left halfway needs no answer, and its request failed for no other reason.
        if (!outgoing.destroyed) next(error);
      },
    );
  };
}
