import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Pages that a build may prerender. */
export const PRERENDERED: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/projects': 'projects.html',
};
/** The document of all other pages; a build without prerendering has only index.html. */
export const APP_DOCUMENTS = ['app.html', 'index.html'];
/** The folder of the documents of projects, by id, which `npm run prerender` writes. */
export const PROJECT_DOCUMENTS = 'projects';
const PROJECT_PAGE = /^\/projects\/(\d+)$/;
/** Extensions of files that a build contains or browsers request; a missing one is never a page. */
export const FILE =
  /\.(br|css|gif|gz|ico|jpe?g|js|json|map|mjs|pdf|png|svg|txt|webmanifest|webp|woff2?|xml|zip)$/i;
/** Paths that are never a page: responding with HTML would hide missing files. */
export const NEVER_A_PAGE = /^\/(assets|api|socket\.io|uploads)(\/|$)/;

/** The headers of every response. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
  // The provider's checkout may open a bank's page in a popup.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Frame-Options': 'DENY',
};

/** Returns the name of the document of a page: its own if the build prerenders it. */
export function chooseDocument(directory: string, path: string): string {
  const [, id] = PROJECT_PAGE.exec(path) ?? [];
  const ofProject = id && `${PROJECT_DOCUMENTS}/${id}.html`;
  const names = [PRERENDERED[path], ofProject, ...APP_DOCUMENTS].filter(
    (name) => name !== undefined,
  );
  return names.find((name) => existsSync(join(directory, name))) ?? names[0]!;
}
