import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Origins } from './contentSecurityPolicy';
import { createSpaDocument } from './spaDocument';

/** What a static server serves and where its pages send requests. */
export type StaticServerOptions = {
  /** The folder that a build wrote. */
  directory: string;
  origins?: Origins;
};

const ONE_YEAR_S = 31_536_000;
/** Files whose name changes with their content: `assets/[name].[contenthash].[ext]`. */
const HASHED_FILE = /^\/assets\/[^/]+\.[\da-f]{8,}\.[^/]+$/;
/** Pages whose first view a build may have written into a document of their own. */
const PRERENDERED: Record<string, string> = { '/': 'index.html', '/projects': 'projects.html' };
/** The document of all other pages; a build that writes no first views has index.html alone. */
const APP_DOCUMENTS = ['app.html', 'index.html'];
const OTHER_EXTENSION = /\.(?!html$)[^/]*$/;
/** Addresses that are never a page: an HTML answer would only hide that something is missing. */
const NEVER_A_PAGE = /^\/(assets|api|socket\.io|uploads)(\/|$)/;

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
  // The provider's checkout may open a bank's page in a window of its own.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Frame-Options': 'DENY',
};

function refuse(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Cache-Control', 'no-cache');
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

/** The decoded path of a request, or null when it is malformed or leaves the folder. */
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

/**
 * An HTTP server, not yet listening, for a built single-page app: precompressed files, caching by
 * name, the app's document for every page address, and security headers on every answer.
 */
export function createStaticServer({ directory, origins = {} }: StaticServerOptions): Server {
  const documents = new Map<string, ReturnType<typeof createSpaDocument>>();
  const documentFor = (path: string) => {
    const names = [PRERENDERED[path], ...APP_DOCUMENTS].filter((name) => name !== undefined);
    const files = names.map((name) => join(directory, name));
    const file = files.find((each) => existsSync(each)) ?? files[0]!;
    const document = documents.get(file) ?? createSpaDocument(file, origins);
    documents.set(file, document);
    return document;
  };
  const sendFile = sirv(directory, {
    // Files are looked up for each request, so that a new build does not need a new server.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) =>
      response.setHeader(
        'Cache-Control',
        HASHED_FILE.test(path) ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache',
      ),
  });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      refuse(response, 405, 'Method not allowed');
      return;
    }
    const path = readPath(request);
    if (path === null) {
      refuse(response, 400, 'Bad request');
      return;
    }
    if (!OTHER_EXTENSION.test(path) && !NEVER_A_PAGE.test(path)) {
      documentFor(path)(request, response);
      return;
    }
    // A part of a compressed file is of no use, and an impossible range must not end the process.
    delete request.headers.range;
    sendFile(request, response, () => refuse(response, 404, 'Not found'));
  }

  return createServer((request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'Internal server error');
    }
  });
}
