import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';

/** Who sent a message. */
export type Sender = 'client' | 'backend';

/** Told of every message of a connection: its text, or its bytes when it is binary. */
export type Watch = (sender: Sender, message: string | Buffer) => void;

/** They belong to the connection that brought the request. */
const OWN_HEADERS = /^(host|connection|upgrade|content-length|sec-websocket-.*)$/;
/** Codes that stand for a connection without a proper end and cannot be sent on. */
const UNSENDABLE_CODES = [1005, 1006, 1015];

function passedHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const passed = Object.entries(headers).filter(([name]) => !OWN_HEADERS.test(name));
  return Object.fromEntries(passed.map(([name, value]) => [name, value ?? '']));
}

/** Answers an upgrade that the backend refused with the backend's status. */
function refuse(client: Duplex, answer: IncomingMessage): void {
  const { statusCode, statusMessage } = answer;
  answer.resume();
  client.end(`HTTP/1.1 ${statusCode} ${statusMessage}\r\nConnection: close\r\n\r\n`);
}

/** Passes on what one side sends, and its end. */
function pass(from: WebSocket, to: WebSocket, onMessage: (message: string | Buffer) => void): void {
  // Messages come as buffers unless another `binaryType` is chosen.
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
 * Answers upgrades to WebSocket by passing them on to a backend, each watched from its beginning.
 * `backend` is its address without a trailing slash.
 */
export function relaySockets(backend: string, watchConnection: () => Watch) {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });

  const accept = (request: IncomingMessage, client: Duplex, head: Buffer): void => {
    const address = `${backend.replace(/^http/, 'ws')}${request.url ?? '/'}`;
    const protocols = request.headers['sec-websocket-protocol']?.split(/\s*,\s*/) ?? [];
    const outgoing = new WebSocket(address, protocols, {
      headers: passedHeaders(request.headers),
      perMessageDeflate: false,
    });
    outgoing.on('unexpected-response', (_request, answer) => refuse(client, answer));
    outgoing.on('error', () => client.destroy());
    client.on('error', () => outgoing.terminate());
    const abandon = () => outgoing.terminate();
    client.once('close', abandon);
    outgoing.once('open', () => {
      // From here on the end of one side is passed on to the other.
      client.off('close', abandon);
      server.handleUpgrade(request, client, head, (incoming) => {
        const watch = watchConnection();
        pass(incoming, outgoing, (message) => watch('client', message));
        pass(outgoing, incoming, (message) => watch('backend', message));
      });
    });
  };
  return { accept, close: () => server.clients.forEach((client) => client.terminate()) };
}
