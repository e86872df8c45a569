import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getResponse, HttpHandler } from 'msw';
import { createMockBackend } from '@mocks/createMockBackend';
import { operations } from '@mocks/http/operations';
import { attachSocketServer } from '@mocks/realtime/socketIoServer';
import { SOCKET_PATH } from '../realtime/socketProbe';
import { type Honest, operationOf, type Variant } from './mutant';

/** A running backend. */
export type Host = { url: string; close: () => Promise<void> };

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET,POST,PUT,PATCH,DELETE',
  'Access-Control-Allow-Headers': 'Authorization,Content-Type,Idempotency-Key',
  'Access-Control-Expose-Headers': 'Content-Disposition,Retry-After',
};

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers, url } = incoming;
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
    body: method === 'GET' || method === 'OPTIONS' ? null : await buffer(incoming),
  });
}

async function write(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.setHeaders(response.headers);
  outgoing.statusCode = response.status;
  // Keeps Node from adding a Content-Length that the backend did not send.
  outgoing.flushHeaders();
  outgoing.end(body);
}

/** Starts the mock backend, or a variant of it, on a free port of the loopback interface. */
export async function startHost(variant: Partial<Variant> = {}): Promise<Host> {
  const { base = '', extensions, respond, spoilHeaders, wrapHub } = variant;
  const backend = createMockBackend({ reportUnknownCall: () => undefined });
  if (extensions) backend.extensions = extensions;
  /** Excludes those of other operations, because matching all takes longer than most responses. */
  const handlersOf = (request: Request) => {
    const operationId = operationOf(request)?.operationId;
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
      return Response.json({ success: false, message }, { status: 400 });
    }
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    const response = await getResponse(handlersOf(request), request);
    return response ?? new Response(null, { status: 404 });
  };
  const server = createServer((incoming, outgoing) => {
    // The mails that the backend has sent.
    if (incoming.url === '/mails') return void outgoing.end(JSON.stringify(backend.outbox.list()));
    void toRequest(incoming).then(async (request) => {
      const response = await (respond ?? honest)(request, honest);
      for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value);
      spoilHeaders?.(response.headers, request);
      await write(response, outgoing);
    });
  });
  const sockets = attachSocketServer(server, wrapHub?.(backend.hub) ?? backend.hub);
  /** The live chat is below the path of the API, too. */
  const withoutBase = (incoming: IncomingMessage) => {
    if (incoming.url?.startsWith(`${base}${SOCKET_PATH}`)) {
      incoming.url = incoming.url.slice(base.length);
    }
  };
  server.prependListener('request', withoutBase);
  server.prependListener('upgrade', withoutBase);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      // Also closes the HTTP server.
      await sockets.close();
    },
  };
}
