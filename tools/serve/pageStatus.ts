import { adminPaths } from '@/config/adminPaths';
import { paths } from '@/config/paths';

/** The paths at and below /admin that are pages. */
export const ADMIN_PAGES: readonly string[] = [
  paths.admin,
  paths.adminChat,
  adminPaths.projects,
  adminPaths.payments,
  adminPaths.users,
  adminPaths.reviews,
];
/** Includes new projects. */
const ADMIN_PROJECT = new RegExp(`^${adminPaths.projects}/[^/]+$`);

/**
 * Returns the status of a page's path: 404 if the shop is certain to show its page for unknown
 * paths, which it does for paths with a dot and for unknown ones below /admin.
 */
export function pageStatus(path: string): number {
  const page = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  if (/\.[^/]*$/.test(page)) return 404;
  const isBelowAdmin = page.startsWith(`${paths.admin}/`);
  return isBelowAdmin && !ADMIN_PAGES.includes(page) && !ADMIN_PROJECT.test(page) ? 404 : 200;
}
