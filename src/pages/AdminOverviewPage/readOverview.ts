import { site } from '@/config/site';
import { UNCATEGORIZED } from '@/features/catalog';
import { parseCount } from '@/lib/numbers';
import { parseRupees } from '@/lib/money';
import { isDay, isTimeZone } from '@/lib/time';

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
export type Share = { name: string; sales: number; revenue: number };

/** A project among the best sellers. */
export type BestSeller = Share & {
  /** Null if the response has no valid id to link to. */
  id: number | null;
};

/** A search text without results. */
export type EmptySearch = { text: string; count: number };

/** A validated overview: lists are arrays and figures are finite numbers. */
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
  bestSellers: BestSeller[];
  categories: Share[];
  /** Null if the backend does not count them. */
  emptySearches: EmptySearch[] | null;
};

type Entry = Record<string, unknown>;

const UNTITLED = 'Untitled project';

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;
const entriesOf = (value: unknown): Entry[] => (Array.isArray(value) ? value.filter(isEntry) : []);
const textOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value.trim() ? value : fallback;

const ifKnown = (value: unknown, parse: (value: unknown) => number): number | null =>
  value === undefined || value === null ? null : parse(value);

function readTotals(value: Entry): Totals {
  return {
    revenue: parseRupees(value.revenue),
    orders: parseCount(value.orders),
    sales: parseCount(value.sales),
    customers: parseCount(value.customers),
    downloads: parseCount(value.downloads),
    pending: ifKnown(value.pending, parseRupees),
    refunded: ifKnown(value.refunded, parseRupees),
    visits: ifKnown(value.visits, parseCount),
    emptySearches: ifKnown(value.empty_searches, parseCount),
  };
}

function readEmptySearches(value: unknown): EmptySearch[] | null {
  if (!Array.isArray(value)) return null;
  return entriesOf(value)
    .map(({ text, count }) => ({ text: textOr(text, ''), count: parseCount(count) }))
    .filter(({ text, count }) => text !== '' && count > 0);
}

function readTimeZone(value: unknown): string {
  return typeof value === 'string' && isTimeZone(value) ? value : site.timeZone;
}

function readPoint({ date, revenue, sales, downloads }: Entry): Point {
  return {
    date: textOr(date, ''),
    revenue: parseRupees(revenue),
    sales: parseCount(sales),
    downloads: parseCount(downloads),
  };
}

function readShare(name: string, { sales, revenue }: Entry): Share {
  return { name, sales: parseCount(sales), revenue: parseRupees(revenue) };
}

/**
 * Validates a response of any shape apart from its totals: numeric strings become numbers and
 * invalid entries are dropped.
 */
export function readOverview(response: { totals: Entry } & Entry): Overview {
  const points = entriesOf(response.series).map(readPoint);
  return {
    interval: response.interval === 'month' ? 'month' : 'day',
    totals: readTotals(response.totals),
    previous: isEntry(response.previous) ? readTotals(response.previous) : null,
    points,
    timeZone: readTimeZone(response.time_zone),
    unfinished: isDay(points.at(-1)?.date ?? '') ? points.length - 1 : null,
    bestSellers: entriesOf(response.best_sellers).map((entry) => ({
      ...readShare(textOr(entry.title, UNTITLED), entry),
      id: parseCount(entry.id) || null,
    })),
    categories: entriesOf(response.categories).map((entry) =>
      readShare(textOr(entry.category, UNCATEGORIZED), entry),
    ),
    emptySearches: readEmptySearches(response.empty_searches),
  };
}
