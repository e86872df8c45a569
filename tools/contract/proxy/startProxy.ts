import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ContractDocument } from '../document/types';
import { describeFailure } from '../exchange/failure';
import { Redactor } from '../exchange/redaction';
import type { Finding } from '../validation/finding';
import { makeObserver, type PassedCall, type PassedResponse } from './observer';

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

  /** Makes a request to the backend of what a client asks for. Throws for a path that is none. */
  const forward = ({ method, url: target = '/', headers }: IncomingMessage) =>
    send(`${url}${target}`, {
      method,
      headers: { ...headers, host: new URL(url).host, 'accept-encoding': 'identity' },
    });

  function note(call: PassedCall): void {
    const seen = observe(call);
    const outcome = 'failure' in call ? 'no response' : call.response.status;
    const text = `${call.method} ${redactor.text(call.target)} → ${outcome}`;
    for (const finding of seen?.findings ?? []) {
      onViolation({ operationId: seen!.operationId, call: text, finding });
    }
  }

  /**
   * Forwards a request, and its response as it arrives. Resolves with the whole response, or with null
   * if the client left before; rejects if there is none, or a part of one.
   */
  const relay = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse) =>
    new Promise<PassedResponse | null>((resolve, reject) => {
      const request = forward(incoming);
      outgoing
        .on('error', () => undefined)
        .on('close', () => {
          resolve(null);
          request.destroy();
        });
      request.on('error', reject).on('response', (response) => {
        const { statusCode: status = BAD_GATEWAY, statusMessage } = response;
        const chunks: Buffer[] = [];
        response
          .on('error', reject)
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () =>
            resolve({ status, headers: toHeaders(response), body: Buffer.concat(chunks) }),
          );
        try {
          outgoing.writeHead(status, statusMessage, response.headers);
          response.pipe(outgoing);
        } catch (error) {
          // Node reads some headers that it refuses to write.
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
      request.end(body);
    });

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url: target = '/', headers } = incoming;
    const requestBody = await buffer(incoming);
    const requestType = headers['content-type'] ?? '';
    const call = { method, target, requestType, requestBody };
    try {
      const response = await relay(incoming, requestBody, outgoing);
      if (response) note({ ...call, response });
    } catch (error) {
      note({ ...call, failure: describeFailure(error) });
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(BAD_GATEWAY).end();
    }
  }

  const server = createServer((incoming, outgoing) => {
    // A client that leaves before its request is complete has asked nothing.
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.on('upgrade', (incoming, client: Socket, sent: Buffer) => {
    const leave = () => client.destroy();
    client.on('error', leave);
    forward(incoming)
      .on('upgrade', ({ rawHeaders }, backend: Socket, received) => {
        const lines = rawHeaders.map((text, index) => (index % 2 ? `${text}\r\n` : `${text}: `));
        client.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
        client.write(received);
        backend.write(sent);
        client.pipe(backend).pipe(client);
        backend.on('error', leave);
        client.on('close', () => backend.destroy());
      })
      .on('response', ({ statusCode, statusMessage }) =>
        client.end(`HTTP/1.1 ${statusCode} ${statusMessage}\r\nConnection: close\r\n\r\n`),
      )
      .on('error', leave)
      .end();
  });
  await once(server.listen(port, HOST), 'listening');
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
