import type { Release } from '@/api/catalogApi';

const DAY_LENGTH = 10;

const dayOf = (date: string) => date.slice(0, DAY_LENGTH);

/** Returns the releases since a download, newest first as in the changelog. */
export function releasesSince(changelog: readonly Release[], download: string): Release[] {
  return changelog.filter(({ date }) => dayOf(date) > dayOf(download));
}
