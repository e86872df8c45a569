import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contentSecurityPolicy, type Origins } from './contentSecurityPolicy';

type SpaDocument = {
  version: number;
  policy: string;
  tag: string;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
};

type Encoding = keyof SpaDocument['bodies'];

function read(file: string, version: number, origins: Origins): SpaDocument {
  const identity = readFileSync(file);
  const policy = contentSecurityPolicy(identity.toString('utf8'), origins);
  return {
    version,
    policy,
    tag: createHash('sha256').update(identity).update(policy).digest('base64url').slice(0, 16),
    bodies: { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity },
  };
}

function chooseEncoding(request: IncomingMessage): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/**
 * Returns a request handler that responds with an HTML document. It compresses the document, which the
 * build does not, and derives its Content-Security-Policy; both are updated when the file changes.
 */
export function createSpaDocument(file: string, origins: Origins) {
  let current: SpaDocument | undefined;

  const load = (): SpaDocument => {
    const { mtimeMs } = statSync(file);
    if (current?.version !== mtimeMs) current = read(file, mtimeMs, origins);
    return current;
  };

  return function sendDocument(request: IncomingMessage, response: ServerResponse): void {
    const { policy, tag, bodies } = load();
    const encoding = chooseEncoding(request);
    const etag = `"${tag}-${encoding}"`;
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', etag);
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    const body = bodies[encoding];
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.byteLength,
    });
    response.end(body);
  };
}
