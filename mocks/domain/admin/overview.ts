import type { AdminOverview, AdminTotals, GetAdminOverviewArg } from '@/api/generated/admin.gen';
import { addDays, dayOf, INDIA, startOfDay } from '@/lib/time';
import { toRupees } from '../catalogue';
import type { DomainContext } from '../context';
import type { EmptySearchRow, OrderRow, VisitsRow } from '../model';
import { isOpen } from '../orders';
import { NO_SALES, type Sales, tallySales } from './sales';

const RANKED = 10;

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
  visits: readonly VisitsRow[];
  searches: readonly EmptySearchRow[];
};

function findEvents({ store }: DomainContext, period: Period): Events {
  return {
    orders: during(store.orders.all(), period),
    customers: during(store.users.all(), period),
    downloads: during(store.downloads.all(), period),
    visits: during(store.visits.all(), period),
    searches: during(store.emptySearches.all(), period),
  };
}

function sumPaise(orders: readonly OrderRow[], isCounted: (order: OrderRow) => boolean): string {
  return toRupees(
    orders.reduce((sum, order) => sum + (isCounted(order) ? order.amountPaise : 0), 0),
  );
}

function sumTotals({ orders, customers, downloads, visits, searches }: Events): AdminTotals {
  const sales = tallySales(orders, () => 'all').get('all') ?? NO_SALES;
  return {
    revenue: toRupees(sales.paise),
    orders: orders.length,
    sales: sales.count,
    customers: customers.length,
    downloads: downloads.length,
    pending: sumPaise(orders, isOpen),
    refunded: sumPaise(orders, ({ status }) => status === 'refunded'),
    visits: visits.reduce((sum, { count }) => sum + count, 0),
    empty_searches: searches.length,
  };
}

/** Counts equal searches, the most frequent first. */
function rankSearches(searches: readonly EmptySearchRow[]): AdminOverview['empty_searches'] {
  const counts = new Map<string, number>();
  for (const { text } of searches) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .map(([text, count]) => ({ text, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, RANKED);
}

/** Returns the start of a day of the shop, as an ISO time. */
const startOf = (day: string) => new Date(startOfDay(day)).toISOString();

function nextMonth(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
}

/** Returns the first day of each interval from one day to another, without gaps. */
function daysBetween(first: string, last: string, interval: Interval): string[] {
  const days: string[] = [];
  let day = interval === 'day' ? first : `${first.slice(0, 7)}-01`;
  while (day <= last) {
    days.push(day);
    day = interval === 'day' ? addDays(day, 1) : nextMonth(day);
  }
  return days;
}

/** Returns a function that finds the last of several sorted ISO times that is not after a row's. */
function makeFinder(starts: readonly string[]) {
  return ({ createdAt }: Timed): number => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= createdAt) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };
}

function makeSeries(
  { orders, downloads }: Events,
  days: readonly string[],
): AdminOverview['series'] {
  const placeOf = makeFinder(days.map(startOf));
  const sales = tallySales(orders, placeOf);
  const downloaded = new Map<number, number>();
  for (const download of downloads) {
    const place = placeOf(download);
    downloaded.set(place, (downloaded.get(place) ?? 0) + 1);
  }
  return days.map((date, place) => {
    const { count, paise } = sales.get(place) ?? NO_SALES;
    return {
      date,
      revenue: toRupees(paise),
      sales: count,
      downloads: downloaded.get(place) ?? 0,
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
 * order. All days are those of the shop.
 */
function choosePeriods({ store, now }: DomainContext, days: number | undefined) {
  const today = dayOf(now().getTime());
  const until = startOf(addDays(today, 1));
  if (days !== undefined) {
    const first = addDays(today, 1 - days);
    const from = startOf(first);
    return {
      current: { from, until },
      previous: { from: startOf(addDays(first, -days)), until: from },
      first,
      today,
    };
  }
  let start = now().toISOString();
  for (const { createdAt } of store.orders.all()) if (createdAt < start) start = createdAt;
  const first = dayOf(Date.parse(start));
  return { current: { from: '', until }, previous: null, first, today };
}

/** Returns the shop's sales for the last `days`, or since the first order. */
export function getAdminOverview(
  context: DomainContext,
  { days }: GetAdminOverviewArg,
): AdminOverview {
  const { projects } = context.store;
  const interval = days === undefined ? 'month' : 'day';
  const { current, previous, first, today } = choosePeriods(context, days);
  const events = findEvents(context, current);
  const categoryOf = ({ projectId }: OrderRow) => projects.get(projectId)!.category;
  return {
    interval,
    totals: sumTotals(events),
    previous: previous && sumTotals(findEvents(context, previous)),
    series: makeSeries(events, daysBetween(first, today, interval)),
    time_zone: INDIA,
    empty_searches: rankSearches(events.searches),
    best_sellers: sortByRevenue(tallySales(events.orders, ({ projectId }) => projectId))
      .slice(0, RANKED)
      .map(({ key, ...sold }) => ({ id: key, title: projects.get(key)!.title, ...sold })),
    categories: sortByRevenue(tallySales(events.orders, categoryOf)).map(({ key, ...sold }) => ({
      category: key,
      ...sold,
    })),
  };
}
