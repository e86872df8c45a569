import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';

/** The sender of a message. */
export type Sender = 'client' | 'backend';

/** Called for every message of a connection: a string, or a buffer if it is binary. */
export type Watch = (sender: Sender, message: string | Buffer) => void;

/** Headers that belong to a single connection and must not be forwarded. */
const HOP_HEADERS = /^(host|connection|upgrade|content-length|sec-websocket-.*)$/;
/** Close codes of abnormal closures, which must not be sent. */
const UNSENDABLE_CODES = [1005, 1006, 1015];

function forwardedHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const passed = Object.entries(headers).filter(([name]) => !HOP_HEADERS.test(name));
  return Object.fromEntries(passed.map(([name, value]) => [name, value ?? '']));
}

/** Responds to an upgrade that the backend rejected with the backend's status. */
function reject(client: Duplex, response: IncomingMessage): void {
  const { statusCode, statusMessage } = response;
  response.resume();
  client.end(`HTTP/1.1 ${statusCode} ${statusMessage}\r\nConnection: close\r\n\r\n`);
}

/** Forwards the messages of one side, and its close. */
function forward(
  from: WebSocket,
  to: WebSocket,
  onMessage: (message: string | Buffer) => void,
): void {
  // With the default `binaryType`, messages arrive as buffers.
  from.on('message', (data: Buffer, isBinary) => {
    to.send(data, { binary: isBinary });
    onMessage(isBinary ? data : data.toString());
  });
  from.on('close', (code, reason) => {
    if (UNSENDABLE_CODES.includes(code)) to.terminate();
    else to.close(code, reason);
  });
  from.on('error', () => to.terminate());
}

/**
 * Relays WebSocket connections to a backend; `watchConnection` is called for each new one. `backend`
 * is its URL without a trailing slash. Returns a handler for upgrade events, and a function that
 * terminates all connections.
 */
export function relaySockets(backend: string, watchConnection: () => Watch) {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });

  const accept = (request: IncomingMessage, client: Duplex, head: Buffer): void => {
    const address = `${backend.replace(/^http/, 'ws')}${request.url ?? '/'}`;
    const protocols = request.headers['sec-websocket-protocol']?.split(/\s*,\s*/) ?? [];
    const outgoing = new WebSocket(address, protocols, {
      headers: forwardedHeaders(request.headers),
      perMessageDeflate: false,
    });
    outgoing.on('unexpected-response', (_request, response) => reject(client, response));
    outgoing.on('error', () => client.destroy());
    client.on('error', () => outgoing.terminate());
    const abandon = () => outgoing.terminate();
    client.once('close', abandon);
    outgoing.once('open', () => {
      // From here on, `forward` closes one side when the other closes.
      client.off('close', abandon);
      server.handleUpgrade(request, client, head, (incoming) => {
        const watch = watchConnection();
        forward(incoming, outgoing, (message) => watch('client', message));
        forward(outgoing, incoming, (message) => watch('backend', message));
      });
    });
  };
  return { accept, close: () => server.clients.forEach((client) => client.terminate()) };
}
