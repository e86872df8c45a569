import { createServer, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ContractDocument } from '../document/types';
import { Redactor } from '../exchange/redaction';
import type { Finding } from '../validation/finding';
import { makeObserver, type PassedCall } from './observer';

/** A violation that the proxy has seen. */
export type Violation = { operationId: string; call: string; finding: Finding };

export type ProxyOptions = {
  /** URL of the backend. */
  url: string;
  /** 0 for any free port. */
  port: number;
  document: ContractDocument;
  /** Called for every violation. */
  onViolation: (violation: Violation) => void;
};

/** A running proxy. */
export type RunningProxy = { url: string; close: () => Promise<void> };

const HOST = '127.0.0.1';
const BAD_GATEWAY = 502;

/** Returns the headers of a response, each value of a repeated one. */
const toHeaders = ({ headers }: IncomingMessage) =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );

/**
 * Starts a proxy that forwards everything unchanged and validates every call; the live chat is forwarded
 * without a look at it. Rejects if the port is in use.
 */
export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const { url, port, document, onViolation } = options;
  const redactor = new Redactor();
  const observe = makeObserver(document, redactor);
  const send = url.startsWith('https:') ? requestHttps : requestHttp;

  /** Sends a request on to the backend, which must not compress what is to be validated. */
  const forward = ({ method, url: target = '/', headers }: IncomingMessage) =>
    send(`${url}${target}`, {
      method,
      headers: { ...headers, host: new URL(url).host, 'accept-encoding': 'identity' },
    });

  function note(call: PassedCall): void {
    const seen = observe(call);
    const outcome = call.response?.status ?? 'no response';
    const text = `${call.method} ${redactor.text(call.target)} → ${outcome}`;
    for (const finding of seen?.findings ?? []) {
      onViolation({ operationId: seen!.operationId, call: text, finding });
    }
  }

  const server = createServer((incoming, outgoing) => {
    const { method = '', url: target = '/', headers } = incoming;
    const requestType = headers['content-type'] ?? '';
    void buffer(incoming).then((requestBody) => {
      const call = { method, target, requestType, requestBody };
      forward(incoming)
        .on('response', (response) => {
          const { statusCode: status = BAD_GATEWAY } = response;
          outgoing.writeHead(status, response.statusMessage, response.headers);
          response.pipe(outgoing);
          void buffer(response).then((body) =>
            note({ ...call, response: { status, headers: toHeaders(response), body } }),
          );
        })
        .on('error', () => {
          note({ ...call, response: null });
          if (!outgoing.headersSent) outgoing.writeHead(BAD_GATEWAY);
          outgoing.end();
        })
        .end(requestBody);
    });
  });
  server.on('upgrade', (incoming, client: Socket) => {
    forward(incoming)
      .on('upgrade', ({ rawHeaders }, backend: Socket, head) => {
        const lines = rawHeaders.map((text, index) => (index % 2 ? `${text}\r\n` : `${text}: `));
        client.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
        client.write(head);
        client.pipe(backend).pipe(client);
        for (const socket of [client, backend]) {
          socket.on('error', () => [client, backend].forEach((each) => each.destroy()));
        }
      })
      .on('response', ({ statusCode, statusMessage }) =>
        client.end(`HTTP/1.1 ${statusCode} ${statusMessage}\r\nConnection: close\r\n\r\n`),
      )
      .on('error', () => client.destroy())
      .end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
