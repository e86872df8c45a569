import { adminPaths } from '../../src/config/adminPaths';
import { paths } from '../../src/config/paths';
import { PAYMENT_ORIGINS } from '../../src/config/paymentProvider';

/** The document of all pages without one of their own. */
export const APP_DOCUMENT = 'app.html';
/** Where to find it: a build without prerendering has only index.html. */
export const APP_DOCUMENTS = [APP_DOCUMENT, 'index.html'];
/** The pages that a build may prerender, and their documents. */
export const PRERENDERED: Readonly<Record<string, string>> = {
  [paths.home]: 'index.html',
  [paths.projects]: 'projects.html',
};
/** The documents of a build, besides those of projects. */
export const DOCUMENTS = ['app.html', ...Object.values(PRERENDERED)];
/** The folder of the documents of projects, by id, and categories, which `npm run prerender` writes. */
export const CATALOGUE_DOCUMENTS = 'projects';
/** The pages of projects and categories, whose names fit into those of files. */
export const CATALOGUE_PAGE = /^\/projects\/(\d+|category\/[\w~&-]{1,200})$/;

/** Extensions of files that a build contains or browsers request; a missing one is never a page. */
export const FILE =
  /\.(br|css|gif|gz|ico|jpe?g|js|json|map|mjs|pdf|png|svg|txt|webmanifest|webp|woff2?|xml|zip)$/i;
/** Paths that are never a page: responding with HTML would hide missing files. */
export const NEVER_A_PAGE = /^\/(assets|api|socket\.io|uploads)(\/|$)/;

const KNOWN_BELOW_ADMIN = [
  paths.adminChat,
  adminPaths.projects,
  // Includes new projects.
  `${adminPaths.projects}/[^/]+`,
  adminPaths.payments,
  adminPaths.users,
  adminPaths.reviews,
].map((path) => path.slice(`${paths.admin}/`.length));
/**
 * Paths for which the shop is certain to show its page for unknown addresses, so that their status
 * is 404: with a dot, unless it is a document's, and unknown ones below /admin.
 */
export const UNKNOWN_PAGE = new RegExp(
  `^/(?!(?:${DOCUMENTS.join('|')})$).*\\.[^/]*/*$|^${paths.admin}/(?!/*$|(?:${KNOWN_BELOW_ADMIN.join('|')})/*$)`,
  'i',
);

/** The headers of every response. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': `camera=(), geolocation=(), microphone=(), payment=(self ${PAYMENT_ORIGINS.map((origin) => `"${origin}"`).join(' ')})`,
  // The provider's checkout may open a bank's page in a popup.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Frame-Options': 'DENY',
};

/** Returns the name of the document that a page has of its own; app.html for all others. */
export function documentOf(path: string): string {
  const [, name] = CATALOGUE_PAGE.exec(path) ?? [];
  return PRERENDERED[path] ?? (name ? `${CATALOGUE_DOCUMENTS}/${name}.html` : APP_DOCUMENT);
}
