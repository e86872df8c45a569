import { selectAuthStatus } from '@/features/auth';
import type { AppStore } from './makeStore';

/** Resolves once the store knows whether a user is signed in, or after `longestMs` milliseconds. */
export function whenSessionKnown(store: AppStore, longestMs: number): Promise<void> {
  const isKnown = () => selectAuthStatus(store.getState()) !== 'loading';
  if (isKnown()) return Promise.resolve();
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(settle, longestMs);
    const unsubscribe = store.subscribe(() => {
      if (isKnown()) settle();
    });
  });
}
