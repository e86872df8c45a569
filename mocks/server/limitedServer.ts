import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** What a server accepts of a client. */
export type ServerLimits = {
  /** Bytes of a request's line and headers; a longer one gets 431. */
  headerBytes: number;
  /** Milliseconds until all headers have arrived; a slower request gets 408. */
  headersMs: number;
  /** Milliseconds until the whole request has arrived; a slower one gets 408. */
  requestMs: number;
  /** Connections at a time; more are closed at once. */
  connections: number;
};

const LIMITS: ServerLimits = {
  headerBytes: 16_384,
  headersMs: 10_000,
  requestMs: 60_000,
  connections: 1_000,
};
/** How often the times are checked, at most. */
const CHECK_INTERVAL_MS = 1_000;

/** The statuses of requests that Node gives up; any other one is malformed. */
const STATUS_OF_CODE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const BAD_REQUEST = 400;

/** Answers a request that never became one; its connection can carry no other. */
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

/** Creates a server, which is not listening yet, that lets no client hold it. */
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
