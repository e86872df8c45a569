import type { GetAdminOverviewArg } from '@/api/adminApi';

/** The range of an overview: a number of days including today, or all time. */
export type OverviewRange = NonNullable<GetAdminOverviewArg['days']> | 'all';

/** All ranges with their labels. */
export const RANGES: readonly { range: OverviewRange; label: string }[] = [
  { range: 7, label: '7 days' },
  { range: 30, label: '30 days' },
  { range: 90, label: '90 days' },
  { range: 'all', label: 'All time' },
];

const DEFAULT_RANGE: OverviewRange = 30;
const PARAMETER = 'days';

/** Parses the range from the URL; defaults to 30 days. */
export function parseRange(query: URLSearchParams): OverviewRange {
  const wanted = query.get(PARAMETER);
  return RANGES.find(({ range }) => String(range) === wanted)?.range ?? DEFAULT_RANGE;
}

/** Returns the URL parameters with another range; the default is omitted. */
export function withRange(query: URLSearchParams, range: OverviewRange): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (range === DEFAULT_RANGE) changed.delete(PARAMETER);
  else changed.set(PARAMETER, String(range));
  return changed;
}

/** Formats a range for use in a sentence: in the last 30 days. */
export function inRange(range: OverviewRange): string {
  return range === 'all' ? 'since the shop opened' : `in the last ${range} days`;
}
