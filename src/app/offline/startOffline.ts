import { selectPurchasedProjects } from '@/api/catalogApi';
import { selectToken } from '@/features/auth';
import { keepOwnedTitles } from '@/features/library';
import { OfflinePage } from '../router/offlinePage';
import type { AppStore } from '../store/makeStore';

const WORKER = '/sw.js';

/** Returns the addresses of the build's files that this page has loaded. */
function loadedAssets(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
}

/** Stores the titles of the user's projects when a page loads them, and removes them on logout. */
function keepTitles(store: AppStore): void {
  if (selectToken(store.getState()) === null) {
    keepOwnedTitles(null);
    return;
  }
  const { data } = selectPurchasedProjects(store.getState());
  if (data) keepOwnedTitles(data.projects.map(({ title }) => title));
}

/**
 * Prepares offline visits: stores the titles of the user's projects, and installs the service
 * worker, which caches the files of the build.
 */
export async function startOffline(store: AppStore): Promise<void> {
  store.subscribe(() => keepTitles(store));
  keepTitles(store);
  if (!('serviceWorker' in navigator) || !navigator.onLine) return;
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  // Preloaded, so that its files are among those cached.
  await OfflinePage.preload();
  active?.postMessage(loadedAssets());
}
