import { useSyncExternalStore } from 'react';

const unsubscribe = () => undefined;
const subscribe = () => unsubscribe;

/**
 * Returns what only a browser knows, read with each render; false in a prerendered page and while
 * it is hydrated.
 */
export const useInBrowser = (read: () => boolean): boolean =>
  useSyncExternalStore(subscribe, read, () => false);
