import { env } from './env';
import { mainPaths, pagedPaths } from './indexing';

/** Returns the absolute URL of a path, on the configured host or else the page's own. */
export function toSiteAddress(path: string): string {
  return `${env.siteUrl || window.location.origin}${path}`;
}

/**
 * Returns the path under which search engines index an address. Searches, sort orders and campaign
 * parameters are removed, since the plain address shows the same entries. A list's page number is
 * kept when it is the only parameter, since only that page of the plain list shows its entries.
 */
export function toCanonicalPath(pathname: string, search: string): string {
  const plainPath = pathname.replace(/\/+$/, '') || '/';
  const path = mainPaths[plainPath] ?? plainPath;
  const page = pagedPaths.includes(path) && /^\?page=([1-9]\d*)$/.exec(search)?.[1];
  return page && page !== '1' ? `${path}?page=${page}` : path;
}
