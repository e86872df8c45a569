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

/** Returns the sitemap of the given paths, in the format of sitemaps.org. */
export function toSitemap(siteUrl: string, openPaths: readonly string[]): string {
  const entries = openPaths.map((path) => `  <url><loc>${escapeXml(siteUrl + path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/**
 * Parses a sitemap of {@link toSitemap}, which starts with the home page, to the shop's URL and the
 * paths.
 */
export function readSitemap(sitemap: string): { address: string; paths: string[] } {
  const locations = Array.from(
    sitemap.matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, location]) => location!,
  );
  const address = (locations[0] ?? '').replace(/\/$/, '');
  return { address, paths: locations.map((location) => location.slice(address.length)) };
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
