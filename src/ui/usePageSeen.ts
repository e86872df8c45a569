import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Returns whether the tab is in front, so that somebody may see the page. */
export const usePageSeen = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState !== 'hidden');
