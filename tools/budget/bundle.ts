import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mapsOf } from '../build/moveSourceMaps';

/** A file that a page may load, with its transfer size. */
export type Asset = {
  /** Path on the server, e.g. /assets/main.0a1b2c3d.js. */
  address: string;
  kind: 'script' | 'style' | 'font';
  /** Size in bytes after brotli; fonts are already compressed, so their file size. */
  weight: number;
  /** Modules of a script, from its source map; empty for styles and fonts. */
  sources: string[];
};

const KINDS: Record<string, Asset['kind']> = {
  js: 'script',
  css: 'style',
  woff2: 'font',
  woff: 'font',
  ttf: 'font',
};

/** Returns the kind of a file by its extension; undefined if the file is not weighed. */
export function kindOf(address: string): Asset['kind'] | undefined {
  return KINDS[/\.(\w+)$/.exec(address)?.[1] ?? ''];
}

function weigh(file: string, kind: Asset['kind']): number {
  if (kind === 'font') return statSync(file).size;
  const compressed = `${file}.br`;
  if (!existsSync(compressed))
    throw new Error(`${compressed} does not exist, so the file cannot be weighed`);
  return statSync(compressed).size;
}

function readSources(map: string): string[] {
  if (!existsSync(map))
    throw new Error(`${map} does not exist, so the script's modules are unknown`);
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources?: string[] };
  if (!sources?.length) throw new Error(`${map} lists no modules`);
  return sources;
}

/** Returns the server paths of all files of a build. */
export function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length).replace(/\\/g, '/'));
}

/** Returns the scripts, styles and fonts of a build by server path. Throws if one cannot be weighed. */
export function readBundle(directory: string): Map<string, Asset> {
  const bundle = new Map<string, Asset>();
  for (const address of listFiles(directory)) {
    const kind = kindOf(address);
    if (!kind) continue;
    const file = join(directory, address);
    const sources = kind === 'script' ? readSources(`${join(mapsOf(directory), address)}.map`) : [];
    bundle.set(address, { address, kind, weight: weigh(file, kind), sources });
  }
  if (![...bundle.values()].some(({ kind }) => kind === 'script')) {
    throw new Error(`${directory} contains no script`);
  }
  return bundle;
}

/** Returns the names of the pages (folders of src/pages) with modules in an asset. */
export function pagesIn({ sources }: Asset): string[] {
  const names = sources.map((source) => /\/src\/pages\/(\w+)\//.exec(source)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))];
}
