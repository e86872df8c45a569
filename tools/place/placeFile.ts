import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { paths } from '../../src/config/paths';
import type { ShopConfig } from '../../src/config/shopConfig';
import { CONFIG_FILE } from '../config/configFile';
import { APP_DOCUMENTS, DOCUMENTS } from '../serve/addresses';
import { contentSecurityPolicy } from '../serve/contentSecurityPolicy';
import { linkSitemap, readSitemaps, toSitemaps } from '../sitemap/crawling';
import { DRAWN_PAGES } from './drawnPages';
import { choosePlaceDocument } from './placeDocument';
import { siteAddress } from './siteAddress';

function toPlaceManifest(manifest: string, { site = {} }: ShopConfig): string {
  const { siteName, tagline } = site;
  if (!siteName && !tagline) return manifest;
  const changes = {
    ...(siteName && { name: siteName, short_name: siteName }),
    ...(tagline && { description: tagline }),
  };
  return `${JSON.stringify({ ...(JSON.parse(manifest) as object), ...changes }, null, 2)}\n`;
}

const isCatalogue = (path: string) =>
  path === paths.projects || path.startsWith(`${paths.projects}/`);

/**
 * Project pages belong to the shop they were written for, because another shop has another backend.
 */
function toPlaceSitemaps(read: (name: string) => string, config: ShopConfig): [string, string][] {
  const address = siteAddress(config);
  const written = readSitemaps(read);
  const isOpen = config.switches?.catalogAccess !== 'login';
  const isOwn = written.address === address;
  const listed = written.paths.filter(
    (path) => !isCatalogue(path) || (isOpen && (isOwn || path === paths.projects)),
  );
  const missing = isOpen && !listed.includes(paths.projects) ? [paths.projects] : [];
  return toSitemaps(address, [...listed, ...missing]);
}

/** Files other than documents that contain the shop's name or URL, with their renderers. */
const FILES: Readonly<Record<string, (text: string, config: ShopConfig) => string>> = {
  'manifest.webmanifest': toPlaceManifest,
  'robots.txt': (robots, config) => linkSitemap(robots, siteAddress(config)),
};

const SITEMAP = 'sitemap.xml';

type Place = {
  /** Output directory of a build. */
  directory: string;
  /** The config.json to serve; without the file, the defaults apply. */
  configFile: string;
  config: ShopConfig;
  /** Further URLs to which requests may go. */
  others?: readonly string[];
};

/** Returns the files and folders on which the files of a place depend. */
export const placeSources = (directory: string, configFile: string): string[] => [
  configFile,
  ...[...DOCUMENTS, ...Object.keys(FILES), SITEMAP, DRAWN_PAGES].map((name) =>
    join(directory, name),
  ),
];

/**
 * Writes the files that differ from place to place into a folder: config.json, and the documents and
 * others that name the shop, with compressed copies, because the build's are of another shop.
 * Returns the Content-Security-Policy of every document; all of them have the same inline scripts.
 */
export function writePlace(
  target: string,
  { directory, configFile, config, others }: Place,
): string {
  const exists = (name: string) => existsSync(join(directory, name));
  const read = (name: string) => readFileSync(join(directory, name), 'utf8');
  const app = read(APP_DOCUMENTS.find(exists) ?? 'index.html');
  const texts = [
    ...DOCUMENTS.map((name) => {
      const html = exists(name) ? read(name) : app;
      return [name, choosePlaceDocument(html, app, config)] as const;
    }),
    ...Object.entries(FILES)
      .filter(([name]) => exists(name))
      .map(([name, toPlaceFile]) => [name, toPlaceFile(read(name), config)] as const),
    ...(exists(SITEMAP) ? toPlaceSitemaps(read, config) : []),
  ];
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const [name, text] of texts) {
    writeFileSync(join(target, name), text);
    writeFileSync(join(target, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(target, `${name}.gz`), gzipSync(text));
  }
  if (existsSync(configFile)) copyFileSync(configFile, join(target, CONFIG_FILE));
  return contentSecurityPolicy(app, config, others);
}
