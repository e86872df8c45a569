import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import express, { type NextFunction, type Request, type Response } from 'express';
import { chooseEncoding } from './chooseEncoding';

const ONE_YEAR_S = 31_536_000;
/** Matches files with a content hash: `assets/[name].[contenthash].[ext]`. */
const HASHED_FILE = /^\/assets\/[^/]+\.[\da-f]{6,}\.[^/]+$/;
/** The build's compressed copies, which are never served under their own names. */
const COPIES = { br: '.br', gzip: '.gz' } as const;
const COPY = /\.(br|gz)$/;

/** Also false for impossible files, such as a name that is too long. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Returns a function that responds with a file of a directory, or with its compressed copy if the
 * browser accepts one, and calls `next` if there is no such file, or with an error. Files are looked up on each request,
 * so that a new build needs no restart.
 */
export function createFileSender(directory: string) {
  const sendCopy = express.static(directory, {
    index: false,
    // Conditions that fail become errors instead of missing files.
    fallthrough: false,
    redirect: false,
    // Ranges of compressed files are useless.
    acceptRanges: false,
    cacheControl: false,
  });

  return function sendFile(
    request: Request,
    response: Response,
    path: string,
    next: NextFunction,
  ): void {
    if (COPY.test(path) || !isFile(join(directory, path))) {
      next();
      return;
    }
    const atHand = (['br', 'gzip'] as const).filter((encoding) =>
      isFile(join(directory, `${path}${COPIES[encoding]}`)),
    );
    const encoding = chooseEncoding(request, atHand);
    if (atHand.length > 0) response.vary('Accept-Encoding');
    if (encoding !== 'identity') {
      response.type(extname(path)).set('Content-Encoding', encoding);
      request.url = encodeURI(`${path}${COPIES[encoding]}`);
    }
    response.set(
      'Cache-Control',
      HASHED_FILE.test(path) ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache',
    );
    sendCopy(request, response, next);
  };
}
