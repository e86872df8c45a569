import { env } from '@/config/env';
import { mainPaths, pagedPaths } from '@/config/indexing';

/** A path as a whole address, on the host that the build was told or else on the page's own. */
export function toSiteAddress(path: string): string {
  return `${env.siteUrl || window.location.origin}${path}`;
}

/**
 * The one path under which search engines should know what stands at an address. Searches, sort orders
 * and marks of campaigns show what the plain address shows too, so they go. A list's page number stays
 * when it stands alone, since only that page of the plain list holds its entries.
 */
export function toCanonicalPath(pathname: string, search: string): string {
  const plainPath = pathname.replace(/\/+$/, '') || '/';
  const path = mainPaths[plainPath] ?? plainPath;
  const page = pagedPaths.includes(path) && /^\?page=([1-9]\d*)$/.exec(search)?.[1];
  return page && page !== '1' ? `${path}?page=${page}` : path;
}
