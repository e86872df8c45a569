import { UNCATEGORIZED } from '@/features/catalog';
import { parseCount } from '@/lib/counts';
import { parseRupees } from '@/lib/money';

/** Totals of a period; money in rupees. */
export type Totals = {
  revenue: number;
  /** Orders created, paid or not. */
  orders: number;
  sales: number;
  customers: number;
  downloads: number;
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

/** A validated overview: lists are arrays and figures are finite numbers. */
export type Overview = {
  interval: 'day' | 'month';
  totals: Totals;
  /** Totals of the preceding period of the same length; null if there is none. */
  previous: Totals | null;
  points: Point[];
  bestSellers: BestSeller[];
  categories: Share[];
};

type Entry = Record<string, unknown>;

const UNTITLED = 'Untitled project';

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;
const entriesOf = (value: unknown): Entry[] => (Array.isArray(value) ? value.filter(isEntry) : []);
const textOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value.trim() ? value : fallback;

function readTotals(value: unknown): Totals | null {
  if (!isEntry(value)) return null;
  return {
    revenue: parseRupees(value.revenue),
    orders: parseCount(value.orders),
    sales: parseCount(value.sales),
    customers: parseCount(value.customers),
    downloads: parseCount(value.downloads),
  };
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
 * Validates a response of any shape: numeric strings become numbers and invalid entries are
 * dropped. Returns null if the totals are missing.
 */
export function readOverview(response: unknown): Overview | null {
  const totals = isEntry(response) ? readTotals(response.totals) : null;
  if (!isEntry(response) || !totals) return null;
  return {
    interval: response.interval === 'month' ? 'month' : 'day',
    totals,
    previous: readTotals(response.previous),
    points: entriesOf(response.series).map(readPoint),
    bestSellers: entriesOf(response.best_sellers).map((entry) => ({
      ...readShare(textOr(entry.title, UNTITLED), entry),
      id: parseCount(entry.id) || null,
    })),
    categories: entriesOf(response.categories).map((entry) =>
      readShare(textOr(entry.category, UNCATEGORIZED), entry),
    ),
  };
}
