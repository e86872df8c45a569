import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
import type { RequestHandler as ExpressHandler } from 'express';
import { getResponse, type RequestHandler } from 'msw';
import { HttpError } from './httpError';

/** Maximum size of a body in bytes; the API's largest is an upload part of 1 MB. */
const LONGEST_BODY = 2 * 1024 * 1024;
const WITHOUT_BODY = ['GET', 'HEAD'];

const tooLarge = () => new HttpError(413, 'The body is larger than 2 MB');

/** Reads a body; rejects with 413 when it exceeds the limit and leaves the rest to be drained. */
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

/** Returns a URL with valid percent-encoding; throws 400 for any other. */
function readAddress({ url = '', headers: { host } }: IncomingMessage): string {
  const address = `http://${host}${url}`;
  try {
    decodeURIComponent(url);
    if (url.startsWith('/') && URL.canParse(address)) return address;
  } catch {
    // Invalid percent-encoding.
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
      // Node leaves out the body of the response.
      method: method === 'HEAD' ? 'GET' : method,
      headers: readHeaders(incoming),
      body: body?.byteLength ? new Uint8Array(body) : null,
      signal,
    });
  } catch {
    // Fetch does not support TRACE, for example.
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
  // Rejects if the client has disconnected or a forwarded body broke; closes both ends.
  await pipeline(Readable.fromWeb(body as ReadableStream), outgoing).catch(() => undefined);
}

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Admits one request per turn of the event loop. Node accepts one connection per turn, so many
 * requests in a turn would delay new clients for seconds.
 */
function takeTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

/** Responds with a matching handler; returns false if there is none. */
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

/** Serves the handlers of a mock backend; passes other requests on. */
export function serveHandlers(handlers: RequestHandler[]): ExpressHandler {
  return (incoming, outgoing, next) => {
    respond(handlers, incoming, outgoing).then(
      (isHandled) => {
        if (!isHandled) next();
      },
      (error: unknown) => {
        // A client that has disconnected needs no response, and there is no other reason to fail.
        if (!outgoing.destroyed) next(error);
      },
    );
  };
}
