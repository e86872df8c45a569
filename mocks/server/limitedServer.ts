import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Limits that a server imposes on clients. */
export type ServerLimits = {
  /** Maximum size of a request's line and headers in bytes; beyond, 431. */
  headerBytes: number;
  /** Maximum milliseconds until all headers have arrived; beyond, 408. */
  headersMs: number;
  /** Maximum milliseconds until the whole request has arrived; beyond, 408. */
  requestMs: number;
  /** Maximum number of simultaneous connections; more are closed immediately. */
  connections: number;
};

const LIMITS: ServerLimits = {
  headerBytes: 16_384,
  headersMs: 10_000,
  requestMs: 60_000,
  connections: 1_000,
};
/** Interval between checks of the time limits, in milliseconds. */
const CHECK_INTERVAL_MS = 1_000;

/** Statuses for errors of Node's parser; any other error is a malformed request. */
const STATUS_OF_CODE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const BAD_REQUEST = 400;

/** Responds to an unparsable request; its connection cannot carry another. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF_CODE[error.code ?? ''] ?? BAD_REQUEST;
  const body = JSON.stringify({ success: false, message: STATUS_CODES[status] });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** Creates a server, not yet listening, whose resources no client can hold. */
export function createLimitedServer(
  listener: RequestListener,
  limits: Partial<ServerLimits> = {},
): Server {
  const { headerBytes, headersMs, requestMs, connections } = { ...LIMITS, ...limits };
  const server = createServer(
    {
      maxHeaderSize: headerBytes,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, headersMs),
    },
    listener,
  );
  server.maxConnections = connections;
  server.on('clientError', refuse);
  return server;
}
