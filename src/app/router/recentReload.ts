import { keepInTab, readStored, writeStored } from '@/lib/browserStorage';

const RELOADED_AT_KEY = 'stale-chunk-reload';
const RELOAD_INTERVAL_MS = 10_000;

keepInTab(RELOADED_AT_KEY);

/** Whether this tab has reloaded its document a moment before `now`, in milliseconds since 1970. */
export function wasJustReloaded(now: number): boolean {
  const elapsed = now - Number(readStored(RELOADED_AT_KEY));
  // A time to come was recorded by a clock that has been set back since.
  return elapsed >= 0 && elapsed < RELOAD_INTERVAL_MS;
}

/** Records a reload; returns false if the browser refuses to. */
export const noteReload = (now: number): boolean => writeStored(RELOADED_AT_KEY, String(now));
