import { paths } from './paths';

/** The addresses behind the login; search engines index neither them nor any address below them. */
export const privatePaths: readonly string[] = [
  paths.admin,
  paths.cart,
  paths.dashboard,
  paths.myProjects,
  paths.payments,
];

/**
 * Public pages that are useless without a mailed link or a login; search engines do not index them.
 */
export const unlistedPaths: readonly string[] = [
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirmEmail,
];

/** Aliases and the main paths of their pages, which search engines index instead. */
export const mainPaths: Readonly<Record<string, string>> = { [paths.contactUs]: paths.contact };

/** Lists whose pages search engines index individually. */
export const pagedPaths: readonly string[] = [paths.projects, paths.ideas];

/** Returns whether a path is private or below a private one. */
export function isPrivatePath(pathname: string): boolean {
  return privatePaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
