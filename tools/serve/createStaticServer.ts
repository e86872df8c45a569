import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Origins } from './contentSecurityPolicy';
import { createSpaDocument } from './spaDocument';

/** Options of a static server. */
export type StaticServerOptions = {
  /** Output directory of a build. */
  directory: string;
  origins?: Origins;
};

const ONE_YEAR_S = 31_536_000;
/** Matches files with a content hash: `assets/[name].[contenthash].[ext]`. */
const HASHED_FILE = /^\/assets\/[^/]+\.[\da-f]{8,}\.[^/]+$/;
/** Pages that a build may prerender. */
const PRERENDERED: Record<string, string> = { '/': 'index.html', '/projects': 'projects.html' };
/** The document of all other pages; a build without prerendering has only index.html. */
const APP_DOCUMENTS = ['app.html', 'index.html'];
const OTHER_EXTENSION = /\.(?!html$)[^/]*$/;
/** Paths that are never a page: responding with HTML would hide missing files. */
const NEVER_A_PAGE = /^\/(assets|api|socket\.io|uploads)(\/|$)/;

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
  // The provider's checkout may open a bank's page in a popup.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Frame-Options': 'DENY',
};

function sendError(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Cache-Control', 'no-cache');
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
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

/**
 * Creates an HTTP server for a built single-page app, which is not listening yet. It serves precompressed
 * files, caches hashed files for a year, responds to every page path with the app's document, and adds
 * security headers to every response.
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
    // Looks up files on each request, so a new build needs no restart.
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

  function handleRequest(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendError(response, 405, 'Method not allowed');
      return;
    }
    const path = readPath(request);
    if (path === null) {
      sendError(response, 400, 'Bad request');
      return;
    }
    if (!OTHER_EXTENSION.test(path) && !NEVER_A_PAGE.test(path)) {
      documentFor(path)(request, response);
      return;
    }
    // Ranges of compressed files are useless, and invalid ranges would crash the process.
    delete request.headers.range;
    sendFile(request, response, () => sendError(response, 404, 'Not found'));
  }

  return createServer((request, response) => {
    try {
      handleRequest(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendError(response, 500, 'Internal server error');
    }
  });
}
