import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ContractDocument } from '../document/types';
import { Redactor } from '../exchange/redaction';
import { makeEventObserver } from './eventObserver';
import { makeObserver, type PassedCall } from './observer';
import { readEvents } from './readEvents';
import { relaySockets } from './relaySockets';
import { ViolationLog, type Violation } from './violationLog';
import { ViolationsPage } from './ViolationsPage';

export type ProxyOptions = {
  /** URL of the backend. */
  url: string;
  /** 0 for any free port. */
  port: number;
  document: ContractDocument;
  /** Called for every new violation. */
  onViolation: (violation: Violation) => void;
};

/** A running proxy. */
export type RunningProxy = { url: string; log: ViolationLog; close: () => Promise<void> };

const HOST = '127.0.0.1';
const PAGE = '/__contract';
const BAD_GATEWAY = 502;
/** Replaces the name of an event that cannot be decoded. */
const UNREADABLE = 'unreadable event';

/** Records a stream that is also read elsewhere; returns a function that returns its data so far. */
function tap(stream: IncomingMessage): () => Uint8Array {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks);
}

function toHeaders({ headers }: IncomingMessage): Headers {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Headers(pairs);
}

function sendEvents(response: ServerResponse, log: ViolationLog): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  const send = () => response.write(`data: ${JSON.stringify(log.summary)}\n\n`);
  send();
  response.on('close', log.listen(send));
}

function sendPage(response: ServerResponse, backend: string): void {
  const page = renderToStaticMarkup(<ViolationsPage backend={backend} />);
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html>${page}`);
}

/**
 * Starts a proxy that forwards everything unchanged and validates every call and every chat event.
 * Rejects if the port is in use.
 */
export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const { url, port, document, onViolation } = options;
  const log = new ViolationLog();
  const redactor = new Redactor();
  const observe = makeObserver(document, redactor);
  const observeEvent = makeEventObserver(document, redactor);
  const bodies = new WeakMap<IncomingMessage, () => Uint8Array>();

  function note(request: IncomingMessage, response: PassedCall['response']): void {
    const method = request.method ?? '';
    const target = request.url ?? '/';
    const requestType = request.headers['content-type'] ?? '';
    const requestBody = bodies.get(request)?.() ?? new Uint8Array();
    const seen = observe({ method, target, requestType, requestBody, response });
    if (!seen) return;
    const call = `${method} ${redactor.text(target)} → ${response?.status ?? 'no response'}`;
    log.add(seen.operationId, call, seen.findings).forEach(onViolation);
  }

  const proxy = createProxyMiddleware<IncomingMessage, ServerResponse>({
    target: url,
    changeOrigin: true,
    // The proxy cannot validate compressed responses.
    headers: { 'accept-encoding': 'identity' },
    on: {
      proxyReq: (_outgoing, request) => void bodies.set(request, tap(request)),
      proxyRes: (incoming, request) => {
        const body = tap(incoming);
        const { statusCode: status = 0 } = incoming;
        incoming.on('end', () =>
          note(request, { status, headers: toHeaders(incoming), body: body() }),
        );
      },
      error: (_error, request, response) => {
        note(request, null);
        if (!('writeHead' in response)) return;
        if (!response.headersSent) response.writeHead(BAD_GATEWAY);
        response.end();
      },
    },
  });

  const server = createServer((request, response) => {
    if (request.url === PAGE) sendPage(response, url);
    else if (request.url === `${PAGE}/events`) sendEvents(response, log);
    else void proxy(request, response);
  });
  const sockets = relaySockets(url, () =>
    readEvents((event) => {
      const name = event.name ?? UNREADABLE;
      const call = `${name}, sent by the ${event.sender}`;
      log.add(name, call, observeEvent(event)).forEach(onViolation);
    }),
  );
  server.on('upgrade', sockets.accept);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  const { port: chosenPort } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${chosenPort}`,
    log,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        sockets.close();
        server.closeAllConnections();
      }),
  };
}
