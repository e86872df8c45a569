import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { getResponse, http, HttpHandler } from 'msw';
import { createMockBackend } from '@mocks/createMockBackend';
import { operations } from '@mocks/http/operations';
import { attachSocketServer } from '@mocks/realtime/socketIoServer';
import { failRequest } from '@mocks/server/httpError';
import { serveHandlers } from '@mocks/server/serveHandlers';
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
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    const response = await getResponse(handlersOf(request), request);
    return response ?? new Response(null, { status: 404 });
  };
  const answer = http.all('*', async ({ request }) => {
    const response = await (respond ?? honest)(request, honest);
    for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value);
    spoilHeaders?.(response.headers, request);
    return response;
  });
  const app = express();
  app.get('/mails', (_request, response) => void response.json(backend.outbox.list()));
  app.use(serveHandlers([answer]), failRequest);
  const server = createServer(app);
  const sockets = attachSocketServer(server, wrapHub?.(backend.hub) ?? backend.hub);
  /** The live chat is below the path of the API, too. */
  const withoutBase = (incoming: IncomingMessage) => {
    if (incoming.url?.startsWith(`${base}${SOCKET_PATH}`)) {
      incoming.url = incoming.url.slice(base.length);
    }
  };
  server.prependListener('request', withoutBase);
  server.prependListener('upgrade', withoutBase);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      // Also closes the HTTP server.
      await sockets.close();
    },
  };
}
