import { isRecord } from '@/lib/isRecord';
import { parseRupees } from '@/lib/money';
import { parseCount } from '@/lib/numbers';
import { readId } from '@/lib/readId';
import { INDIA, isDay } from '@/lib/time';
import { readRecords, readText, readTitle, type Fields } from './read';

/** Totals of a period; money in rupees. */
export type Totals = {
  revenue: number;
  /** Orders created, paid or not. */
  orders: number;
  sales: number;
  customers: number;
  downloads: number;
  /** Pending and refunded amounts; null if the backend does not provide them. */
  pending: number | null;
  refunded: number | null;
  /** Visits, and searches without results; null if they are not counted. */
  visits: number | null;
  emptySearches: number | null;
};

/** A day or a month of a period; money in rupees. */
export type Point = {
  /** The day, or the first day of the month: 2025-09-14. */
  date: string;
  revenue: number;
  sales: number;
  downloads: number;
};

/** A contribution to the revenue of a period, in rupees. */
export type Share = {
  /** The title of a project, or the name of a category; empty for projects without a category. */
  name: string;
  /** The id of a project; null for a category. */
  id: number | null;
  sales: number;
  revenue: number;
};

/** The sales figures of a period. */
export type Overview = {
  interval: 'day' | 'month';
  totals: Totals;
  /** Totals of the preceding period of the same length; null if there is none. */
  previous: Totals | null;
  points: Point[];
  /** The zone of the days. */
  timeZone: string;
  /** Index of the last, unfinished point; null if it has no day. */
  unfinished: number | null;
  bestSellers: Share[];
  categories: Share[];
  /** Search texts without results; null if the backend does not count them. */
  emptySearches: { text: string; count: number }[] | null;
};

const ifKnown = (value: unknown, parse: (value: unknown) => number): number | null =>
  value === undefined || value === null ? null : parse(value);

const readTotals = (totals: Fields): Totals => ({
  revenue: parseRupees(totals.revenue),
  orders: parseCount(totals.orders),
  sales: parseCount(totals.sales),
  customers: parseCount(totals.customers),
  downloads: parseCount(totals.downloads),
  pending: ifKnown(totals.pending, parseRupees),
  refunded: ifKnown(totals.refunded, parseRupees),
  visits: ifKnown(totals.visits, parseCount),
  emptySearches: ifKnown(totals.empty_searches, parseCount),
});

const readPoint = ({ date, revenue, sales, downloads }: Fields): Point => ({
  date: readText(date),
  revenue: parseRupees(revenue),
  sales: parseCount(sales),
  downloads: parseCount(downloads),
});

const readShare = (name: string, { id, sales, revenue }: Fields): Share => ({
  name,
  id: readId(id),
  sales: parseCount(sales),
  revenue: parseRupees(revenue),
});

const readEmptySearches = (value: unknown) =>
  readRecords(value)
    .map(({ text, count }) => ({ text: readText(text).trim(), count: parseCount(count) }))
    .filter(({ text, count }) => text !== '' && count > 0);

/** Returns the sales figures of a period; entries of lists that cannot be read are left out. */
export function readOverview(response: Fields & { totals: object }): Overview {
  const {
    interval,
    totals,
    previous,
    series,
    time_zone,
    best_sellers,
    categories,
    empty_searches,
  } = response;
  const points = readRecords(series).map(readPoint);
  const timeZone = readText(time_zone);
  return {
    interval: interval === 'month' ? 'month' : 'day',
    totals: readTotals(totals as Fields),
    previous: isRecord(previous) ? readTotals(previous) : null,
    points,
    timeZone: timeZone || INDIA,
    unfinished: isDay(points.at(-1)?.date ?? '') ? points.length - 1 : null,
    bestSellers: readRecords(best_sellers).map((entry) => readShare(readTitle(entry.title), entry)),
    categories: readRecords(categories).map((entry) =>
      readShare(readText(entry.category).trim(), entry),
    ),
    emptySearches: Array.isArray(empty_searches) ? readEmptySearches(empty_searches) : null,
  };
}
