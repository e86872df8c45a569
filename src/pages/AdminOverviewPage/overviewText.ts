import type { GetAdminOverviewArg, Overview, Point } from '@/api/adminApi';
import { formatWholeRupees } from '@/lib/money';
import { countOf, formatCount } from '@/lib/numbers';
import { once } from '@/lib/once';
import { formatCalendarDay, formatCalendarMonth } from '@/lib/time';

/** The range of an overview: a number of days including today, or all time. */
export type OverviewRange = NonNullable<GetAdminOverviewArg['days']> | 'all';

/** All ranges with their labels. */
export const RANGES: readonly { range: OverviewRange; label: string }[] = [
  { range: 7, label: '7 days' },
  { range: 30, label: '30 days' },
  { range: 90, label: '90 days' },
  { range: 'all', label: 'All time' },
];

/** Parses the range from the URL; 30 days by default. */
export function parseRange(text: string | null): OverviewRange {
  return RANGES.find(({ range }) => String(range) === text)?.range ?? 30;
}

/** Formats a range for use in a sentence: in the last 30 days. */
export function inRange(range: OverviewRange): string {
  return range === 'all' ? 'since the shop opened' : `in the last ${range} days`;
}

const percent = once(
  () =>
    new Intl.NumberFormat('en-IN', {
      style: 'percent',
      maximumFractionDigits: 0,
      maximumSignificantDigits: 2,
      roundingPriority: 'morePrecision',
    }),
);

/** Formats a share (1 is the whole) as a percentage: 17%, or 0.4% instead of rounding to 0%. */
export function formatShare(share: number): string {
  return percent().format(share);
}

type Interval = Overview['interval'];

/** A project's or a category's part of the revenue, in rupees; a category has no id. */
export type Share = { id: number | null; name: string; sales: number; revenue: number };

/** Formats the day or month of a point. */
export function formatPoint({ date }: Point, interval: Interval, length?: 'long' | 'short') {
  return interval === 'month' ? formatCalendarMonth(date, length) : formatCalendarDay(date, length);
}

/** Formats a point for a table; the last one, which is unfinished, is marked. */
export function namePoint({ series, interval }: Overview, index: number): string {
  const name = formatPoint(series[index]!, interval);
  return index === series.length - 1 ? `${name}, so far` : name;
}

/** States which day or month of the charts is unfinished, the last one. */
export function describeUnfinished({ series, interval }: Overview): string {
  const last = series.at(-1);
  return last ? ` ${formatPoint(last, interval)} is not over yet.` : '';
}

function highest<Entry>(entries: readonly Entry[], figure: (entry: Entry) => number): Entry | null {
  return entries.reduce<Entry | null>(
    (most, entry) => (most === null || figure(entry) > figure(most) ? entry : most),
    null,
  );
}

/** Summarises the revenue chart in a sentence. */
export function summarizeRevenue({ series, interval, totals }: Overview, range: OverviewRange) {
  const best = highest(series, ({ revenue }) => revenue);
  if (!best || best.revenue <= 0) return `Nothing was earned ${inRange(range)}.`;
  return (
    `${formatWholeRupees(totals.revenue)} ${inRange(range)}. The best ${interval} was ` +
    `${formatPoint(best, interval)} with ${formatWholeRupees(best.revenue)}.`
  );
}

/** Summarises the chart of sales and downloads in a sentence. */
export function summarizeSales({ series, interval, totals }: Overview, range: OverviewRange) {
  const { sales, downloads } = totals;
  const amounts = `${countOf(sales, 'sale')} and ${countOf(downloads, 'download')} ${inRange(range)}.`;
  const best = highest(series, (point) => point.sales);
  if (!best || best.sales === 0) return amounts;
  return `${amounts} Most were sold ${interval === 'month' ? 'in' : 'on'} ${formatPoint(best, interval)}: ${formatCount(best.sales)}.`;
}

/** Summarises a ranking of projects or categories in a sentence; `all` is the total revenue. */
export function summarizeRanking(entries: readonly Share[], all: number, range: OverviewRange) {
  const first = highest(entries, ({ revenue }) => revenue);
  if (!first || first.revenue <= 0 || all <= 0) return `Nothing was sold ${inRange(range)}.`;
  return (
    `${first.name} earned the most ${inRange(range)}: ${formatWholeRupees(first.revenue)} from ` +
    `${countOf(first.sales, 'sale')}, ${formatShare(first.revenue / all)} of the revenue.`
  );
}
