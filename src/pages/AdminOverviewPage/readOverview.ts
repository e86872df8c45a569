import { UNCATEGORIZED } from '@/features/catalog';
import { parseCount } from '@/lib/counts';
import { parseRupees } from '@/lib/money';

/** What the shop sold in a period; money in rupees. */
export type Totals = {
  revenue: number;
  /** Orders that were opened, paid or not. */
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

/** What something contributed to a period's revenue, in rupees. */
export type Share = { name: string; sales: number; revenue: number };

/** A project among the best sellers. */
export type BestSeller = Share & {
  /** Null when the answer names none that can be linked to. */
  id: number | null;
};

/** An overview that was checked: every list is one, every figure a finite number. */
export type Overview = {
  interval: 'day' | 'month';
  totals: Totals;
  /** The same number of days before; null when there is nothing to compare with. */
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
 * Reads a backend's answer, whatever it holds: numeric strings become numbers, odd entries are left
 * out. Null when it has no totals, without which it says nothing.
 */
export function readOverview(answer: unknown): Overview | null {
  const totals = isEntry(answer) ? readTotals(answer.totals) : null;
  if (!isEntry(answer) || !totals) return null;
  return {
    interval: answer.interval === 'month' ? 'month' : 'day',
    totals,
    previous: readTotals(answer.previous),
    points: entriesOf(answer.series).map(readPoint),
    bestSellers: entriesOf(answer.best_sellers).map((entry) => ({
      ...readShare(textOr(entry.title, UNTITLED), entry),
      id: parseCount(entry.id) || null,
    })),
    categories: entriesOf(answer.categories).map((entry) =>
      readShare(textOr(entry.category, UNCATEGORIZED), entry),
    ),
  };
}
