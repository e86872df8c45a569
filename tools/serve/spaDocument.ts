import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { chooseEncoding, type Encoding } from './chooseEncoding';
import type { ShopConfig } from '../../src/config/shopConfig';
import { readConfigFile } from '../config/configFile';
import { contentSecurityPolicy } from './contentSecurityPolicy';

/** Where the policy of a document comes from. */
export type PolicySource = {
  /** The config.json that is served; without the file, the shop has its defaults. */
  configFile: string;
  /** Addresses to which requests may go, too. */
  others?: readonly string[];
};

type SpaDocument = {
  version: string;
  policy: string;
  tag: string;
  bodies: Record<Encoding, Buffer>;
};

const versionOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** A file that is broken while it is served adds no address; the shop itself says that it is broken. */
function readConfig(file: string): ShopConfig {
  try {
    return existsSync(file) ? readConfigFile(file) : {};
  } catch (error) {
    console.error((error as Error).message);
    return {};
  }
}

function read(file: string, version: string, { configFile, others }: PolicySource): SpaDocument {
  const identity = readFileSync(file);
  const policy = contentSecurityPolicy(identity.toString('utf8'), readConfig(configFile), others);
  return {
    version,
    policy,
    tag: createHash('sha256').update(identity).update(policy).digest('base64url').slice(0, 16),
    bodies: { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity },
  };
}

/**
 * Returns a function that responds with an HTML document. It compresses the document, which the build
 * does not, and derives its Content-Security-Policy from config.json; both are updated when a file
 * changes. A document with status 200 that the browser has already is not sent again.
 */
export function createSpaDocument(file: string, source: PolicySource) {
  let current: SpaDocument | undefined;

  const load = (): SpaDocument => {
    const version = `${versionOf(file)} ${versionOf(source.configFile)}`;
    if (current?.version !== version) current = read(file, version, source);
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
