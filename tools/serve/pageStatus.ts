import { adminPaths } from '@/config/adminPaths';
import { paths } from '@/config/paths';

/** The addresses at and below /admin that are pages. */
export const ADMIN_PAGES: readonly string[] = [
  paths.admin,
  paths.adminChat,
  adminPaths.projects,
  adminPaths.payments,
  adminPaths.users,
  adminPaths.reviews,
];
/** Also of a new project. */
const ADMIN_PROJECT = new RegExp(`^${adminPaths.projects}/[^/]+$`);

/**
 * Returns the status of a page's address: 404 where the shop shows its page for unknown addresses,
 * which is certain of one with a dot and of an unknown one below /admin.
 */
export function pageStatus(path: string): number {
  const page = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  if (/\.[^/]*$/.test(page)) return 404;
  const isBelowAdmin = page.startsWith(`${paths.admin}/`);
  return isBelowAdmin && !ADMIN_PAGES.includes(page) && !ADMIN_PROJECT.test(page) ? 404 : 200;
}
