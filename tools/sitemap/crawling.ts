import type { AppRoute } from '@/app/router/routes';
import { mainPaths } from '@/config/indexing';

const isPattern = (path: string) => /[:*]/.test(path);

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** The addresses without parameters that a visitor may open, by the routes and who may browse. */
export function openPaths(
  routes: readonly Pick<AppRoute, 'path' | 'guard'>[],
  catalogAccess: 'public' | 'login',
): string[] {
  const isOpen = ({ guard }: Pick<AppRoute, 'guard'>) =>
    guard === 'none' || (guard === 'catalog' && catalogAccess === 'public');
  return routes
    .filter((route) => isOpen(route) && !isPattern(route.path))
    .map(({ path }) => path)
    .filter((path) => !(path in mainPaths));
}

/** The sitemap of some paths of a site, as sitemaps.org describes it. */
export function toSitemap(siteUrl: string, openPaths: readonly string[]): string {
  const entries = openPaths.map((path) => `  <url><loc>${escapeXml(siteUrl + path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** What crawlers may fetch: everything but the private paths; and where the sitemap is. */
export function toRobots(siteUrl: string, privatePaths: readonly string[]): string {
  return `User-agent: *
Allow: /
${privatePaths.map((path) => `Disallow: ${path}\n`).join('')}
Sitemap: ${siteUrl}/sitemap.xml
`;
}
