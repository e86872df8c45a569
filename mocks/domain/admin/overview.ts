import type { AdminOverview, AdminTotals, GetAdminOverviewArg } from '@/api/generated/admin.gen';
import { toRupees } from '../catalogue';
import type { DomainContext } from '../context';
import type { OrderRow } from '../model';
import { NO_SALES, tallySales, type Sales } from './sales';

const MILLISECONDS_PER_DAY = 86_400_000;
const BEST_SELLERS = 10;
/** Length of the prefix of an ISO time that identifies its day or month. */
const KEY_LENGTHS = { day: 10, month: 7 } as const;

type Interval = AdminOverview['interval'];

/** A range of ISO times; `until` is exclusive. */
type Period = { readonly from: string; readonly until: string };

type Timed = { readonly createdAt: string };

function during<Row extends Timed>(rows: readonly Row[], { from, until }: Period): Row[] {
  return rows.filter(({ createdAt }) => createdAt >= from && createdAt < until);
}

/** The rows created in a period. */
type Events = {
  orders: readonly OrderRow[];
  customers: readonly Timed[];
  downloads: readonly Timed[];
};

function findEvents({ store }: DomainContext, period: Period): Events {
  return {
    orders: during(store.orders.all(), period),
    customers: during(store.users.all(), period),
    downloads: during(store.downloads.all(), period),
  };
}

function sumTotals({ orders, customers, downloads }: Events): AdminTotals {
  const sales = tallySales(orders, () => 'all').get('all') ?? NO_SALES;
  return {
    revenue: toRupees(sales.paise),
    orders: orders.length,
    sales: sales.count,
    customers: customers.length,
    downloads: downloads.length,
  };
}

/** Returns the first day of each interval from one ISO time to another, as dates without gaps. */
function datesBetween(from: string, last: string, interval: Interval): string[] {
  const dates: string[] = [];
  const time = new Date(interval === 'day' ? from.slice(0, 10) : `${from.slice(0, 7)}-01`);
  while (time.toISOString() <= last) {
    dates.push(time.toISOString().slice(0, 10));
    if (interval === 'day') time.setUTCDate(time.getUTCDate() + 1);
    else time.setUTCMonth(time.getUTCMonth() + 1);
  }
  return dates;
}

function makeSeries(
  { orders, downloads }: Events,
  dates: readonly string[],
  interval: Interval,
): AdminOverview['series'] {
  const keyOf = ({ createdAt }: Timed) => createdAt.slice(0, KEY_LENGTHS[interval]);
  const sales = tallySales(orders, keyOf);
  const downloaded = new Map<string, number>();
  for (const download of downloads) {
    const name = keyOf(download);
    downloaded.set(name, (downloaded.get(name) ?? 0) + 1);
  }
  return dates.map((date) => {
    const name = date.slice(0, KEY_LENGTHS[interval]);
    const { count, paise } = sales.get(name) ?? NO_SALES;
    return {
      date,
      revenue: toRupees(paise),
      sales: count,
      downloads: downloaded.get(name) ?? 0,
    };
  });
}

/** Sorts keys by revenue in descending order; equal ones keep their order. */
function sortByRevenue<Key>(
  tally: ReadonlyMap<Key, Sales>,
): { key: Key; sales: number; revenue: string }[] {
  return [...tally]
    .sort(([, a], [, b]) => b.paise - a.paise)
    .map(([key, { count, paise }]) => ({ key, sales: count, revenue: toRupees(paise) }));
}

/**
 * Returns the requested days and the same number of days before, or everything since the first
 * order.
 */
function choosePeriods({ store, now }: DomainContext, days: number | undefined) {
  const time = now().getTime();
  const tomorrow = (Math.floor(time / MILLISECONDS_PER_DAY) + 1) * MILLISECONDS_PER_DAY;
  const daysBack = (count: number) =>
    new Date(tomorrow - count * MILLISECONDS_PER_DAY).toISOString();
  const until = daysBack(0);
  if (days !== undefined) {
    const from = daysBack(days);
    return {
      current: { from, until },
      previous: { from: daysBack(2 * days), until: from },
      start: from,
    };
  }
  let start = now().toISOString();
  for (const { createdAt } of store.orders.all()) if (createdAt < start) start = createdAt;
  return { current: { from: '', until }, previous: null, start };
}

/** Returns the shop's sales for the last `days`, or since the first order. */
export function getAdminOverview(
  context: DomainContext,
  { days }: GetAdminOverviewArg,
): AdminOverview {
  const { projects } = context.store;
  const interval = days === undefined ? 'month' : 'day';
  const { current, previous, start } = choosePeriods(context, days);
  const events = findEvents(context, current);
  const categoryOf = ({ projectId }: OrderRow) => projects.get(projectId)!.category;
  return {
    interval,
    totals: sumTotals(events),
    previous: previous && sumTotals(findEvents(context, previous)),
    series: makeSeries(
      events,
      datesBetween(start, context.now().toISOString(), interval),
      interval,
    ),
    best_sellers: sortByRevenue(tallySales(events.orders, ({ projectId }) => projectId))
      .slice(0, BEST_SELLERS)
      .map(({ key, ...sold }) => ({ id: key, title: projects.get(key)!.title, ...sold })),
    categories: sortByRevenue(tallySales(events.orders, categoryOf)).map(({ key, ...sold }) => ({
      category: key,
      ...sold,
    })),
  };
}
