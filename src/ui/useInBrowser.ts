import { useSyncExternalStore } from 'react';

const unsubscribe = () => undefined;
const never = () => unsubscribe;

/**
 * Returns what only a browser knows, such as the clock, the storage or a media query, read with each
 * render and when `subscribe` says so. A page is prerendered, and hydrated, with `prerendered`; what
 * has none cannot be prerendered. The state of the store has the same in `AppProviders`.
 */
export const useInBrowser = <Value extends string | number | boolean>(
  read: () => Value,
  prerendered: Value | undefined,
  subscribe: (listener: () => void) => () => void = never,
): Value =>
  useSyncExternalStore(subscribe, read, prerendered === undefined ? undefined : () => prerendered);
