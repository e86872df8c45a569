import { keepInTab, readStored, writeStored } from '@/lib/browserStorage';

const RELOADED_AT_KEY = 'stale-chunk-reload';
const RELOAD_INTERVAL_MS = 10_000;

keepInTab(RELOADED_AT_KEY);

/**
 * Returns whether this tab reloaded its document shortly before `now`, in milliseconds since 1970.
 */
export function wasJustReloaded(now: number): boolean {
  const elapsed = now - Number(readStored(RELOADED_AT_KEY));
  // A time in the future was recorded before the clock was set back.
  return elapsed >= 0 && elapsed < RELOAD_INTERVAL_MS;
}

/** Records a reload; returns false if the browser refuses to. */
export const noteReload = (now: number): boolean => writeStored(RELOADED_AT_KEY, String(now));
