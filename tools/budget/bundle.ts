import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file that a page may load, with its weight on the wire. */
export type Asset = {
  /** Its address on the server, for instance /assets/main.0a1b2c3d.js. */
  address: string;
  kind: 'script' | 'style' | 'font';
  /** Bytes after brotli; of a font, which is compressed in itself, its bytes. */
  weight: number;
  /** The modules that it was made of, by its source map; none for a style or font. */
  sources: string[];
};

const KINDS: Record<string, Asset['kind']> = {
  js: 'script',
  css: 'style',
  woff2: 'font',
  woff: 'font',
  ttf: 'font',
};

/** What kind of weighed file an address is, or undefined for any other. */
export function kindOf(address: string): Asset['kind'] | undefined {
  return KINDS[/\.(\w+)$/.exec(address)?.[1] ?? ''];
}

function weigh(file: string, kind: Asset['kind']): number {
  if (kind === 'font') return statSync(file).size;
  const compressed = `${file}.br`;
  if (!existsSync(compressed)) throw new Error(`${compressed} does not exist; nothing to weigh`);
  return statSync(compressed).size;
}

function readSources(file: string): string[] {
  const map = `${file}.map`;
  if (!existsSync(map)) throw new Error(`${map} does not exist; a script's modules are not known`);
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources?: string[] };
  if (!sources?.length) throw new Error(`${map} names no modules`);
  return sources;
}

/** The addresses of all files of a build. */
export function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length).replace(/\\/g, '/'));
}

/** Every script, style and font of a build, by its address. */
export function readBundle(directory: string): Map<string, Asset> {
  const bundle = new Map<string, Asset>();
  for (const address of listFiles(directory)) {
    const kind = kindOf(address);
    if (!kind) continue;
    const file = join(directory, address);
    const sources = kind === 'script' ? readSources(file) : [];
    bundle.set(address, { address, kind, weight: weigh(file, kind), sources });
  }
  if (![...bundle.values()].some(({ kind }) => kind === 'script')) {
    throw new Error(`${directory} holds no script`);
  }
  return bundle;
}

/** The names of the page folders whose modules are in a file. */
export function pagesIn({ sources }: Asset): string[] {
  const names = sources.map((source) => /\/src\/pages\/(\w+)\//.exec(source)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))];
}
