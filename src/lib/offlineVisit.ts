/**
 * Returns whether the service worker served this page from its cache, because the server could not
 * be reached. It marks the document it serves; that of the build has no mark.
 */
export const isOfflineVisit = (): boolean =>
  typeof document !== 'undefined' && 'withoutNetwork' in document.documentElement.dataset;
