import type { AppRoute } from '@/app/router/routes';
import { toCanonicalPath } from '@/config/siteAddresses';

/** What is known of a page from its route. */
type Page = Pick<AppRoute, 'path' | 'guard' | 'extension'>;

const isPattern = (path: string) => /[:*]/.test(path);

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Returns the paths without parameters that guests may open, whatever extensions a backend has. */
export function openPaths(routes: readonly Page[], catalogAccess: 'public' | 'login'): string[] {
  const isOpen = ({ guard, extension }: Page) =>
    (guard === 'none' || (guard === 'catalog' && catalogAccess === 'public')) && !extension;
  return routes
    .filter((route) => isOpen(route) && !isPattern(route.path))
    .map(({ path }) => path)
    .filter((path) => toCanonicalPath(path, '') === path);
}

/** Most addresses in one file, by sitemaps.org. */
const MOST_ADDRESSES = 50_000;

const MAIN_FILE = 'sitemap.xml';

function toDocument(root: 'urlset' | 'sitemapindex', addresses: readonly string[]): string {
  const entry = root === 'urlset' ? 'url' : 'sitemap';
  const lines = addresses.map((one) => `  <${entry}><loc>${escapeXml(one)}</loc></${entry}>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('')}</${root}>
`;
}

/**
 * Returns the files of the sitemap of the given paths, in the format of sitemaps.org, by name: `sitemap.xml`,
 * which is an index of the others when there are too many addresses for one file.
 */
export function toSitemaps(siteUrl: string, paths: readonly string[]): [string, string][] {
  const addresses = paths.map((path) => siteUrl + path);
  if (addresses.length <= MOST_ADDRESSES) return [[MAIN_FILE, toDocument('urlset', addresses)]];
  const parts: [string, string][] = [];
  for (let from = 0; from < addresses.length; from += MOST_ADDRESSES) {
    const part = addresses.slice(from, from + MOST_ADDRESSES);
    parts.push([`sitemap-${parts.length + 1}.xml`, toDocument('urlset', part)]);
  }
  const index = parts.map(([name]) => `${siteUrl}/${name}`);
  return [[MAIN_FILE, toDocument('sitemapindex', index)], ...parts];
}

const locationsOf = (document: string) =>
  Array.from(document.matchAll(/<loc>([^<]*)<\/loc>/g), ([, location]) =>
    location!.replaceAll('&amp;', '&'),
  );

/**
 * Parses the files of {@link toSitemaps}, whose first address is the home page, to the shop's URL and the
 * paths; `read` returns a file by its name.
 */
export function readSitemaps(read: (name: string) => string): { address: string; paths: string[] } {
  const main = read(MAIN_FILE);
  const locations = locationsOf(main);
  const all = main.includes('<sitemapindex')
    ? locations.flatMap((part) => locationsOf(read(part.slice(part.lastIndexOf('/') + 1))))
    : locations;
  const address = (all[0] ?? '').replace(/\/$/, '');
  return { address, paths: all.map((location) => location.slice(address.length)) };
}

/** Returns the paths of the pages behind a login, without those below another. */
function privatePaths(routes: readonly Page[]): string[] {
  const paths = routes
    .filter(({ guard }) => guard === 'login' || guard === 'admin')
    .map(({ path }) => path);
  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`))).sort();
}

/** Returns a robots.txt that disallows the pages behind a login and links to the sitemap. */
export function toRobots(siteUrl: string, routes: readonly Page[]): string {
  return linkSitemap(
    `User-agent: *
Allow: /
${privatePaths(routes)
  .map((path) => `Disallow: ${path}\n`)
  .join('')}
Sitemap:
`,
    siteUrl,
  );
}

/** Links a robots.txt to the sitemap of a shop. */
export const linkSitemap = (robots: string, siteUrl: string): string =>
  robots.replace(/^Sitemap:.*$/m, () => `Sitemap: ${siteUrl}/sitemap.xml`);
