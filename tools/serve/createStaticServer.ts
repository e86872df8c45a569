import { existsSync } from 'node:fs';
import { createServer, STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import { basename, dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import express, {
  type ErrorRequestHandler,
  type NextFunction,
  type Request,
  type Response,
} from 'express';
import { CONFIG_FILE } from '../config/configFile';
import { PLACE_FILES } from '../place/placeFile';
import { chooseDocument, FILE, NEVER_A_PAGE, SECURITY_HEADERS } from './addresses';
import { pageStatus } from './pageStatus';
import { createFileSender } from './sendFile';
import { createPlaceFileSender } from './sendPlaceFile';

/** Options of a static server. */
export type StaticServerOptions = {
  /** Output directory of a build. */
  directory: string;
  /** The config.json to serve; by default, that of the directory. */
  configFile?: string;
  /** URLs that the policy allows in addition to those of config.json. */
  others?: readonly string[];
  /** Timeout in milliseconds for receiving a request, and for inactivity. */
  patienceMs?: number;
};

/** Long enough for a phone on a bad connection; no request has a body. */
const PATIENCE_MS = 15_000;
const CHECK_INTERVAL_MS = 1_000;
const SERVER_ERROR = 500;

function sendError(response: Response, status: number, text: string): void {
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) response.removeHeader(name);
  response.set('Cache-Control', 'no-cache');
  response.status(status).type('text').send(`${text}\n`);
}

/** Returns the decoded path of a request; null if it is malformed or outside the directory. */
function readPath(request: IncomingMessage): string | null {
  const [encoded = ''] = (request.url ?? '').split('?');
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return null;
  }
  const isSafe = path.startsWith('/') && !/[\0\\]/.test(path) && !/(^|\/)\.\.(\/|$)/.test(path);
  return isSafe ? path : null;
}

const failRequest: ErrorRequestHandler = (
  error: Error & { status?: number },
  _request,
  response,
  _next,
) => {
  const { status = SERVER_ERROR } = error;
  if (status >= SERVER_ERROR) console.error(error);
  if (response.headersSent) response.destroy();
  else sendError(response, status, STATUS_CODES[status]!);
};

/** Statuses of requests that never reach the app, by error code; any other is malformed. */
const UNREADABLE: Record<string, [status: number, text: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request header fields too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request timeout'],
};

/** Responds to a malformed request like to other errors, and closes its connection. */
function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const [status, text] = UNREADABLE[code] ?? [400, 'Bad request'];
  const headers = {
    ...SECURITY_HEADERS,
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': text.length + 1,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
  socket.end(`${head}${text}\n`, () => socket.destroy());
}

/**
 * Creates an HTTP server for a built single-page app, not yet listening. It serves precompressed
 * files, caches hashed files for a year, responds to every page path with the app's document for
 * the shop of config.json, adds security headers to every response, and disconnects slow clients.
 */
export function createStaticServer({
  directory,
  configFile = join(directory, CONFIG_FILE),
  others,
  patienceMs = PATIENCE_MS,
}: StaticServerOptions): Server {
  const senders = new Map<string, ReturnType<typeof createPlaceFileSender>>();
  const placeFile = (name: string) => {
    const sender =
      senders.get(name) ?? createPlaceFileSender(name, { directory, configFile, others });
    senders.set(name, sender);
    return sender;
  };
  const isDocument = (path: string) =>
    /^\/[^/]+\.html$/.test(path) && existsSync(join(directory, path));
  const isPlaceFile = (path: string) =>
    PLACE_FILES.includes(path.slice(1)) && existsSync(join(directory, path));
  const sendBuilt = createFileSender(directory);
  const sendConfig = createFileSender(dirname(configFile));
  const sendFile = (
    request: Request,
    response: Response,
    path: string,
    next: (error?: unknown) => void,
  ) => {
    if (path !== `/${CONFIG_FILE}`) {
      sendBuilt(request, response, path, next);
      return;
    }
    const name = basename(configFile);
    request.url = `/${encodeURIComponent(name)}`;
    sendConfig(request, response, `/${name}`, next);
  };

  function handleRequest(request: Request, response: Response, next: NextFunction): void {
    response.set(SECURITY_HEADERS);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      sendError(response, 405, 'Method not allowed');
      return;
    }
    const path = readPath(request);
    if (path === null) {
      sendError(response, 400, 'Bad request');
    } else if (isPlaceFile(path)) {
      placeFile(path.slice(1))(request, response, 200);
    } else if (FILE.test(path) || NEVER_A_PAGE.test(path)) {
      sendFile(request, response, path, (error) => {
        if (error) next(error);
        else sendError(response, 404, 'Not found');
      });
    } else {
      const document = placeFile(chooseDocument(directory, path));
      document(request, response, isDocument(path) ? 200 : pageStatus(path));
    }
  }

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(handleRequest);
  app.use(failRequest);
  const server = createServer(
    {
      headersTimeout: patienceMs,
      requestTimeout: patienceMs,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, patienceMs),
    },
    app,
  );
  server.on('clientError', refuseUnreadable);
  // Closes the connection of a client that stops reading.
  server.setTimeout(patienceMs);
  return server;
}
