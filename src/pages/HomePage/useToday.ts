import { useSyncExternalStore } from 'react';

/** Indian Standard Time is ahead of UTC by five and a half hours. */
const IST_OFFSET_MS = 19_800_000;

const doNothing = () => undefined;
/** Read on render only; nobody waits on this page for midnight. */
const subscribe = () => doNothing;
const getToday = () => new Date(Date.now() + IST_OFFSET_MS).toISOString().slice(0, 10);

/** Returns the shop's calendar day, such as 2025-11-01; null in a prerendered page. */
export function useToday(): string | null {
  return useSyncExternalStore(subscribe, getToday, () => null);
}
