import type { GetAdminOverviewArg } from '@/api/adminApi';

/** How far back an overview reaches: a number of days, today included, or to the shop's start. */
export type OverviewRange = NonNullable<GetAdminOverviewArg['days']> | 'all';

/** Every range with what its choice is called. */
export const RANGES: readonly { range: OverviewRange; label: string }[] = [
  { range: 7, label: '7 days' },
  { range: 30, label: '30 days' },
  { range: 90, label: '90 days' },
  { range: 'all', label: 'All time' },
];

const DEFAULT_RANGE: OverviewRange = 30;
const PARAMETER = 'days';

/** The range that an address asks for; 30 days when it names none that there is. */
export function parseRange(query: URLSearchParams): OverviewRange {
  const wanted = query.get(PARAMETER);
  return RANGES.find(({ range }) => String(range) === wanted)?.range ?? DEFAULT_RANGE;
}

/** The same address with another range; the default one is left out. */
export function withRange(query: URLSearchParams, range: OverviewRange): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (range === DEFAULT_RANGE) changed.delete(PARAMETER);
  else changed.set(PARAMETER, String(range));
  return changed;
}

/** A range inside a sentence: in the last 30 days. */
export function inRange(range: OverviewRange): string {
  return range === 'all' ? 'since the shop opened' : `in the last ${range} days`;
}
