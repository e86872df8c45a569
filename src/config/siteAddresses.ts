import { env } from './env';
import { paths, toListAddress } from './paths';

/** Aliases and the main paths of their pages. */
const MAIN_PATHS: Readonly<Record<string, string>> = {
  [paths.contactUs]: paths.contact,
  // A comparison is a view of the list, which search engines know.
  [paths.compare]: paths.projects,
  ...Object.fromEntries(paths.ideasGuesses.map((guess) => [guess, paths.ideas])),
};

/** Lists whose pages search engines index individually. */
const PAGED_PATHS: readonly string[] = [paths.projects, paths.ideas];

/** Returns the absolute URL of a path, on the configured host or else the page's own. */
export function toSiteAddress(path: string): string {
  return `${env.siteUrl || window.location.origin}${path}`;
}

/**
 * Returns the path under which search engines index an address. Searches, sort orders and campaign
 * parameters are removed, since the plain address shows the same entries. A list's page number is
 * kept when it is the only parameter, since only that page of the plain list shows its entries. A
 * single category has a path of its own.
 */
export function toCanonicalPath(...address: [pathname: string, search: string]): string {
  const { pathname, search } = toListAddress({ pathname: address[0], search: address[1] });
  const plainPath = pathname.replace(/\/+$/, '') || '/';
  const path = MAIN_PATHS[plainPath] ?? plainPath;
  const [category, other] = new URLSearchParams(search).getAll('category');
  if (path === paths.projects && category && !other) return paths.projectCategory(category);
  const page = PAGED_PATHS.includes(path) && /^\?page=([1-9]\d*)$/.exec(search)?.[1];
  return page && page !== '1' ? `${path}?page=${page}` : path;
}
