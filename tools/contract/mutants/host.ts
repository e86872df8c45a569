import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse, HttpHandler } from 'msw';
import { createMockBackend } from '@mocks/createMockBackend';
import { operations } from '@mocks/http/operations';
import { attachSocketServer } from '@mocks/realtime/socketIoServer';
import { SOCKET_PATH } from '../realtime/socketProbe';
import { operationOf } from './mutate';
import type { Honest, Variant } from './mutant';

/** A running backend. */
export type Host = {
  url: string;
  /**
   * Calls the backend in this process, which takes less time than over HTTP; undefined if only HTTP
   * shows what is particular about it.
   */
  fetch: typeof fetch | undefined;
  close: () => Promise<void>;
};

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET,POST,PUT,PATCH,DELETE',
  'Access-Control-Allow-Headers': 'Authorization,Content-Type,Idempotency-Key',
};

const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const NO_CONTENT = 204;

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const method = incoming.method ?? 'GET';
  return new Request(`http://${incoming.headers.host}${incoming.url}`, {
    method,
    headers,
    body: method === 'GET' || method === 'OPTIONS' ? null : Buffer.concat(chunks),
  });
}

async function write(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  response.headers.forEach((value, name) => outgoing.setHeader(name, value));
  outgoing.statusCode = response.status;
  // Keeps Node from adding a Content-Length that the backend did not send.
  outgoing.flushHeaders();
  outgoing.end(body);
}

/** Calls a backend as `fetch` does, without a connection. Rejects when the signal of `init` aborts. */
function callDirectly(
  respond: (request: Request) => Promise<Response>,
  url: Parameters<typeof fetch>[0],
  { signal, ...init }: RequestInit = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    respond(new Request(url, init)).then(resolve, reject);
  });
}

function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value);
  return response;
}

/** Starts the mock backend, or a mutant of it, on a free port of the loopback interface. */
export async function startHost(mutant?: Variant & { base?: string }): Promise<Host> {
  const backend = createMockBackend({ reportUnknownCall: () => undefined });
  if (mutant?.isPlain) backend.extensions = 'none';
  /** Excludes those of other operations, because matching all takes longer than most responses. */
  const handlersOf = (request: Request) => {
    const operationId = operationOf(request);
    const path = operations.find((operation) => operation.operationId === operationId)?.path;
    return backend.handlers.filter((handler) => {
      if (!(handler instanceof HttpHandler) || handler.info.method instanceof RegExp) return true;
      const { method, path: pattern } = handler.info;
      return method === request.method && (!path || pattern === `*${path}`);
    });
  };
  const honest: Honest = async (request) => {
    // As any framework does before it calls a handler.
    if (/%(?![\da-f]{2})/i.test(new URL(request.url).pathname)) {
      const message = 'The address cannot be decoded';
      return Response.json({ success: false, message }, { status: BAD_REQUEST });
    }
    if (request.method === 'OPTIONS') return new Response(null, { status: NO_CONTENT });
    const response = await getResponse(handlersOf(request), request);
    return response ?? new Response(null, { status: NOT_FOUND });
  };
  const respond = async (request: Request) => {
    const response = withCors(await (mutant?.respond ?? honest)(request, honest));
    mutant?.spoilHeaders?.(response.headers, request);
    return response;
  };
  const served = new WeakSet<object>();
  const server = createServer((incoming, outgoing) => {
    if (mutant?.servesOnce && served.has(incoming.socket)) {
      incoming.socket.destroy();
      return;
    }
    served.add(incoming.socket);
    void toRequest(incoming).then(async (request) => write(await respond(request), outgoing));
  });
  const sockets = attachSocketServer(server, mutant?.wrapHub?.(backend.hub) ?? backend.hub);
  const base = mutant?.base ?? '';
  /** The live chat is below the path of the API, too. */
  const withoutBase = (incoming: IncomingMessage) => {
    if (incoming.url?.startsWith(`${base}${SOCKET_PATH}`)) {
      incoming.url = incoming.url.slice(base.length);
    }
  };
  server.prependListener('request', withoutBase);
  server.prependListener('upgrade', withoutBase);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    fetch:
      mutant?.servesOnce || mutant?.isEncoded
        ? undefined
        : (url, init) => callDirectly(respond, url, init),
    close: async () => {
      server.closeAllConnections();
      // Also closes the HTTP server.
      await sockets.close();
    },
  };
}
