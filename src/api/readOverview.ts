import { parseRupees } from '@/lib/money';
import type { Replace } from './baseApi';
import type { AdminOverview, AdminTotals } from './generated/admin.gen';

type Sent<List extends 'series' | 'best_sellers' | 'categories'> = AdminOverview[List][number];

/** What has a revenue, in rupees. */
type Earning<Entry> = Replace<Entry, { revenue: number }>;

/** Totals of a period; money in rupees. */
export type Totals = Replace<
  AdminTotals,
  { revenue: number; pending?: number | undefined; refunded?: number | undefined }
>;

/** A day or a month of a period; money in rupees. */
export type Point = Earning<Sent<'series'>>;

/** The sales figures of a period. */
export type Overview = Replace<
  AdminOverview,
  {
    totals: Totals;
    previous: Totals | null;
    series: Point[];
    best_sellers: Earning<Sent<'best_sellers'>>[];
    categories: Earning<Sent<'categories'>>[];
  }
>;

const readEarning = <Entry extends { revenue: unknown }>(entry: Entry): Earning<Entry> => ({
  ...entry,
  revenue: parseRupees(entry.revenue),
});

const readIfSent = (amount: unknown) => (amount === undefined ? undefined : parseRupees(amount));

const readTotals = (totals: AdminTotals): Totals => ({
  ...readEarning(totals),
  pending: readIfSent(totals.pending),
  refunded: readIfSent(totals.refunded),
});

/** Returns the sales figures of a period with its amounts as numbers. */
export const readOverview = (overview: AdminOverview): Overview => ({
  ...overview,
  totals: readTotals(overview.totals),
  previous: overview.previous && readTotals(overview.previous),
  series: overview.series.map(readEarning),
  best_sellers: overview.best_sellers.map(readEarning),
  categories: overview.categories.map(readEarning),
});
