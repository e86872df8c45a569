import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import type { ShopConfig } from '../../src/config/shopConfig';
import { readConfigFile } from '../config/configFile';
import { readPlaceFile, sourcesOf } from '../place/placeFile';
import { chooseEncoding, type Encoding } from './chooseEncoding';
import { contentSecurityPolicy } from './contentSecurityPolicy';

/** The shop for which files are served. */
export type Place = {
  /** Output directory of a build. */
  directory: string;
  /** The served config.json; without the file, the defaults apply. */
  configFile: string;
  /** Further URLs to which requests may go. */
  others?: readonly string[];
};

type PlaceFile = {
  version: string;
  /** Only documents have one. */
  policy?: string;
  tag: string;
  bodies: Record<Encoding, Buffer>;
};

const versionOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

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

function read(name: string, version: string, { directory, configFile, others }: Place): PlaceFile {
  const config = readConfig(configFile);
  const text = readPlaceFile(directory, name, config);
  const identity = Buffer.from(text);
  const policy =
    extname(name) === '.html' ? contentSecurityPolicy(text, config, others) : undefined;
  return {
    version,
    policy,
    tag: createHash('sha256')
      .update(identity)
      .update(policy ?? '')
      .digest('base64url')
      .slice(0, 16),
    bodies: { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity },
  };
}

/**
 * Returns a function that responds with a document, or another file that contains the shop's name,
 * adapted to config.json. Compresses the file, because the build's copies are of another shop, and
 * derives the Content-Security-Policy of a document; both are updated when a file changes. Responds
 * with 304 to a browser that has the current version.
 */
export function createPlaceFileSender(name: string, place: Place) {
  const sources = [...sourcesOf(place.directory, name), place.configFile];
  let current: PlaceFile | undefined;

  const load = (): PlaceFile => {
    const version = sources.map(versionOf).join(' ');
    if (current?.version !== version) current = read(name, version, place);
    return current;
  };

  return function sendPlaceFile(request: Request, response: Response, status: number): void {
    const { policy, tag, bodies } = load();
    const encoding = chooseEncoding(request, ['br', 'gzip']);
    response.set({
      ...(policy && { 'Content-Security-Policy': policy }),
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ETag: `"${tag}-${encoding}"`,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
    response.status(status).type(extname(name)).send(bodies[encoding]);
  };
}
