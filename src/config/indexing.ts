import { paths } from './paths';

/** The addresses, with all below them, that search engines have no business at: behind the login. */
export const privatePaths: readonly string[] = [
  paths.admin,
  paths.cart,
  paths.dashboard,
  paths.myProjects,
];

/** Addresses that answer with another address's page, by which search engines should know it. */
export const mainPaths: Readonly<Record<string, string>> = { [paths.contactUs]: paths.contact };

/** The lists, of which each page is known by an address of its own. */
export const pagedPaths: readonly string[] = [paths.projects, paths.ideas];

/** Whether a path is one of the private ones or stands below one. */
export function isPrivatePath(pathname: string): boolean {
  return privatePaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
