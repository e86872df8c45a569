import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { privatePaths } from '../../src/config/indexing';
import { paths } from '../../src/config/paths';
import type { ShopConfig } from '../../src/config/shopConfig';
import { APP_DOCUMENTS } from '../serve/addresses';
import { readSitemap, toRobots, toSitemap } from '../sitemap/crawling';
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
function toPlaceSitemap(sitemap: string, config: ShopConfig): string {
  const address = siteAddress(config);
  const written = readSitemap(sitemap);
  const isOpen = config.switches?.catalogAccess !== 'login';
  const isOwn = written.address === address;
  const listed = written.paths.filter(
    (path) => !isCatalogue(path) || (isOpen && (isOwn || path === paths.projects)),
  );
  const missing = isOpen && !listed.includes(paths.projects) ? [paths.projects] : [];
  return toSitemap(address, [...listed, ...missing]);
}

/** Files other than documents that contain the shop's name or URL, with their renderers. */
const FILES: Readonly<Record<string, (text: string, config: ShopConfig) => string>> = {
  'manifest.webmanifest': toPlaceManifest,
  'robots.txt': (_text, config) => toRobots(siteAddress(config), privatePaths),
  'sitemap.xml': toPlaceSitemap,
};

/** Names of the files that are not served unchanged. */
export const PLACE_FILES = Object.keys(FILES);

/** Returns the files of a build, besides config.json, that the content of a file depends on. */
export function sourcesOf(directory: string, name: string): string[] {
  const names = FILES[name] ? [name] : [name, ...APP_DOCUMENTS];
  return names.map((each) => join(directory, each));
}

/** Returns a document of a build, or one of {@link PLACE_FILES}, for a config's shop. */
export function readPlaceFile(directory: string, name: string, config: ShopConfig): string {
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  const toPlaceFile = FILES[name];
  if (toPlaceFile) return toPlaceFile(read(name), config);
  const app = APP_DOCUMENTS.find((file) => existsSync(join(directory, file))) ?? name;
  return choosePlaceDocument(read(name), read(app), config);
}
