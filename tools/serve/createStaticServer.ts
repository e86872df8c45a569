import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server, STATUS_CODES } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import express, { type Response } from 'express';
import sirv from 'sirv';
import type { ShopConfig } from '../../src/config/shopConfig';
import { CONFIG_FILE, readConfigFile } from '../config/configFile';
import { hasOwnPages } from '../place/drawnPages';
import { placeSources, writePlace } from '../place/placeFile';
import {
  APP_DOCUMENT,
  documentOf,
  FILE,
  NEVER_A_PAGE,
  SECURITY_HEADERS,
  UNKNOWN_PAGE,
} from './addresses';

/** Options of a static server. */
export type StaticServerOptions = {
  /** Output directory of a build. */
  directory: string;
  /** The config.json to serve; by default, that of the directory. */
  configFile?: string;
  /** URLs that the policy allows in addition to those of config.json. */
  others?: readonly string[];
};

/** Long enough for a phone on a bad connection; no request has a body. */
const PATIENCE_MS = 15_000;
const CHECK_INTERVAL_MS = 1_000;
/** Matches files with a content hash: `assets/[name].[contenthash].[ext]`. */
const HASHED_FILE = /^\/assets\/[^/]+\.[\da-f]{6,}\.[^/]+$/;
/** The build's compressed copies, and folders, neither of which is served under its own name. */
const NEVER_SERVED = /(\.(br|gz)|\/)$/;
/** Files are looked up on each request, so that a new build needs no restart. */
const FILE_OPTIONS = { dev: true, etag: true, brotli: true, gzip: true, extensions: [] };
/** The path of no page. */
const UNREADABLE = '/.';
/** Returns the decoded path of a URL, or that of no page if it is malformed or outside the directory. */
function readPath(url: string): string {
  try {
    const path = decodeURIComponent(url.split('?')[0]!);
    return /^\/(?!.*[\0\\])(?!(.*\/)?\.\.(\/|$))/s.test(path) ? path : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

function sendError(response: Response, status: number): void {
  response.set('Cache-Control', 'no-cache').status(status).type('text');
  response.send(`${STATUS_CODES[status]}\n`);
}

/**
 * Returns the defaults, and logs why, if the file becomes invalid while being served; the shop itself
 * reports the error, too.
 */
function readConfig(file: string): ShopConfig {
  try {
    return existsSync(file) ? readConfigFile(file) : {};
  } catch (error) {
    console.error((error as Error).message);
    return {};
  }
}

/** Sends a page that `npm run prerender` writes at any time, so that it is compressed when it is sent. */
function sendDrawn(response: Response, file: string, isCompressed: boolean): void {
  const { mtimeMs, size } = statSync(file);
  response.set('ETag', `W/"${size}-${mtimeMs}"`);
  const html = readFileSync(file);
  if (!isCompressed) return void response.send(html);
  response.set('Content-Encoding', 'gzip').send(gzipSync(html));
}

/**
 * Creates an HTTP server for a built single-page app, not yet listening. It serves precompressed
 * files, caches hashed files for a year, responds to every page path with its document for the shop
 * of config.json, adds security headers to every response, and disconnects slow clients.
 */
export function createStaticServer({
  directory,
  configFile = join(directory, CONFIG_FILE),
  others,
}: StaticServerOptions): Server {
  const place = mkdtempSync(join(tmpdir(), 'place-'));
  const [sendOfPlace, sendBuilt] = [sirv(place, FILE_OPTIONS), sirv(directory, FILE_OPTIONS)];
  const sources = placeSources(directory, configFile);
  let written = '';
  let policy = '';
  let isDrawn = false;

  /** Writes the files of the place again if config.json or the build has changed. */
  function refresh(): void {
    const version = sources.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs);
    if (version.join() === written) return;
    const config = readConfig(configFile);
    policy = writePlace(place, { directory, configFile, config, others });
    isDrawn = hasOwnPages(directory, config);
    written = version.join();
  }

  const app = express().disable('x-powered-by').disable('etag');
  app.use((request, response) => {
    response.set({ ...SECURITY_HEADERS, Vary: 'Accept-Encoding', 'Cache-Control': 'no-cache' });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      return sendError(response, 405);
    }
    const path = readPath(request.url);
    refresh();
    // sirv would take "br;q=0" for consent.
    const encodings = ['br', 'gzip'].filter((encoding) => request.acceptsEncodings(encoding));
    request.headers['accept-encoding'] = encodings.join();

    if (FILE.test(path) || NEVER_A_PAGE.test(path)) {
      const fail = () => sendError(response, 404);
      if (NEVER_SERVED.test(path)) return fail();
      response.type(extname(path));
      if (HASHED_FILE.test(path)) {
        response.set('Cache-Control', 'public, max-age=31536000, immutable');
      }
      return sendOfPlace(request, response, () => sendBuilt(request, response, fail));
    }
    response.set('Content-Security-Policy', policy).type('html');
    if (UNKNOWN_PAGE.test(path)) {
      response.status(404).send(readFileSync(join(place, 'app.html')));
      return undefined;
    }
    // An address with a query shows something else than the page that is drawn.
    const document = request.url.includes('?') ? APP_DOCUMENT : documentOf(path);
    const drawn = join(directory, document);
    if (isDrawn && document !== APP_DOCUMENT && existsSync(drawn)) {
      return sendDrawn(response, drawn, encodings.includes('gzip'));
    }
    request.url = `/${existsSync(join(place, document)) ? document : APP_DOCUMENT}`;
    return sendOfPlace(request, response);
  });
  const server = createServer(
    { requestTimeout: PATIENCE_MS, connectionsCheckingInterval: CHECK_INTERVAL_MS },
    app,
  );
  server.on('close', () => rmSync(place, { recursive: true, force: true }));
  // Closes the connection of a client that stops reading.
  server.setTimeout(PATIENCE_MS);
  return server;
}
