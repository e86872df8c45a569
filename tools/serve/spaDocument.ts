import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { chooseEncoding, type Encoding } from './chooseEncoding';
import { contentSecurityPolicy, type Origins } from './contentSecurityPolicy';

type SpaDocument = {
  version: number;
  policy: string;
  tag: string;
  bodies: Record<Encoding, Buffer>;
};

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

/**
 * Returns a function that responds with an HTML document. It compresses the document, which the build
 * does not, and derives its Content-Security-Policy; both are updated when the file changes. A document
 * with status 200 that the browser has already is not sent again.
 */
export function createSpaDocument(file: string, origins: Origins) {
  let current: SpaDocument | undefined;

  const load = (): SpaDocument => {
    const { mtimeMs } = statSync(file);
    if (current?.version !== mtimeMs) current = read(file, mtimeMs, origins);
    return current;
  };

  return function sendDocument(request: Request, response: Response, status: number): void {
    const { policy, tag, bodies } = load();
    const encoding = chooseEncoding(request, ['br', 'gzip']);
    response.set({
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ETag: `"${tag}-${encoding}"`,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
    response.status(status).type('html').send(bodies[encoding]);
  };
}
