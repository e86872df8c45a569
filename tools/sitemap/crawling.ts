import type { AppRoute } from '@/app/router/routes';
import { mainPaths, unlistedPaths } from '@/config/indexing';

const isPattern = (path: string) => /[:*]/.test(path);

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Returns the paths without parameters that guests may open. */
export function openPaths(
  routes: readonly Pick<AppRoute, 'path' | 'guard'>[],
  catalogAccess: 'public' | 'login',
): string[] {
  const isOpen = ({ guard }: Pick<AppRoute, 'guard'>) =>
    guard === 'none' || (guard === 'catalog' && catalogAccess === 'public');
  return routes
    .filter((route) => isOpen(route) && !isPattern(route.path))
    .map(({ path }) => path)
    .filter((path) => !(path in mainPaths) && !unlistedPaths.includes(path));
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

/** Returns a robots.txt that disallows the private paths and links to the sitemap. */
export function toRobots(siteUrl: string, privatePaths: readonly string[]): string {
  return `User-agent: *
Allow: /
${privatePaths.map((path) => `Disallow: ${path}\n`).join('')}
Sitemap: ${siteUrl}/sitemap.xml
`;
}
