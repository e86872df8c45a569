/** @jest-environment node */
import { readArguments } from '../../http/readArguments';
import { peopleIds } from '../../seeds/people';
import { toRupees } from '../catalogue';
import { downloadProject } from '../downloads';
import type { OrderRow } from '../model';
import { createOrder, signPayment, verifyPayment } from '../orders';
import { openShop } from './fakes';
import { getAdminOverview } from './overview';

const FOR_SALE = 4;

function open() {
  const shop = openShop();
  const overview = (query = '') =>
    getAdminOverview(shop.context, readArguments('getAdminOverview', new URLSearchParams(query)));
  const buyer = shop.store.users.get(peopleIds.newCustomer)!;
  const project = shop.store.projects.get(FOR_SALE)!;
  return { ...shop, overview, buyer, project };
}

const sum = (values: readonly (string | number)[]) =>
  values.reduce<number>((total, value) => total + Number(value), 0);

const sumOf = (orders: readonly OrderRow[], ...wanted: OrderRow['status'][]) =>
  sum(orders.filter(({ status }) => wanted.includes(status)).map((order) => order.amountPaise));

describe('the overview of a number of days', () => {
  const { store, overview } = open();

  it.each([7, 30, 90])('has a point for each of %d days, ending today', (days) => {
    const { interval, series } = overview(`days=${days}`);
    expect(interval).toBe('day');
    expect(series).toHaveLength(days);
    expect(series.at(-1)!.date).toBe('2025-10-15');
    const times = series.map(({ date }) => Date.parse(date));
    for (const [index, time] of times.slice(1).entries()) {
      expect(time - times[index]!).toBe(86_400_000);
    }
  });

  it('totals those days and the same number of days before', () => {
    const { totals, previous } = overview('days=30');
    const expectTotals = (given: typeof totals, from: string, until: string) => {
      const during = <Row extends { createdAt: string }>(rows: readonly Row[]) =>
        rows.filter(({ createdAt }) => createdAt >= from && createdAt < until);
      const orders = during(store.orders.all());
      const paid = orders.filter(({ status }) => status === 'paid');
      expect(paid.length).toBeGreaterThan(0);
      expect(orders.length).toBeGreaterThan(paid.length);
      expect(given).toEqual({
        revenue: toRupees(sum(paid.map(({ amountPaise }) => amountPaise))),
        orders: orders.length,
        sales: paid.length,
        customers: during(store.users.all()).length,
        downloads: during(store.downloads.all()).length,
        pending: toRupees(sumOf(orders, 'created', 'attempted')),
        refunded: toRupees(sumOf(orders, 'refunded')),
        visits: sum(during(store.visits.all()).map(({ count }) => count)),
        empty_searches: during(store.emptySearches.all()).length,
      });
      expect(given.visits).toBeGreaterThan(given.orders);
    };
    // Midnight in India.
    expectTotals(totals, '2025-09-15T18:30:00', '2025-10-15T18:30:00');
    expectTotals(previous!, '2025-08-16T18:30:00', '2025-09-15T18:30:00');
  });
});

describe('customer activity', () => {
  it('changes the overview: an order, its payment, a download', async () => {
    const { context, overview, buyer, project } = open();
    const before = overview('days=7');
    const today = () => overview('days=7').series.at(-1)!;
    const dayBefore = today();
    const { orderId } = createOrder(context, buyer, {
      projectId: FOR_SALE,
      amount: project.pricePaise / 100,
    });
    expect(overview('days=7').totals).toEqual({
      ...before.totals,
      orders: before.totals.orders + 1,
      pending: (Number(before.totals.pending) + project.pricePaise / 100).toFixed(2),
    });
    const signature = await signPayment(orderId, 'pay_new');
    await verifyPayment(context, buyer, { orderId, paymentId: 'pay_new', signature });
    await downloadProject(context, buyer, project);
    const { totals, best_sellers, categories } = overview('days=7');
    expect(totals.sales).toBe(before.totals.sales + 1);
    expect(Number(totals.revenue)).toBeCloseTo(
      Number(before.totals.revenue) + project.pricePaise / 100,
      2,
    );
    expect(today()).toEqual({
      date: '2025-10-15',
      revenue: (Number(dayBefore.revenue) + project.pricePaise / 100).toFixed(2),
      sales: dayBefore.sales + 1,
      downloads: dayBefore.downloads + 1,
    });
    expect(best_sellers.map(({ id }) => id)).toContain(FOR_SALE);
    expect(categories.map(({ category }) => category)).toContain(project.category);
  });

  it('does not count refunds', () => {
    const { store, overview } = open();
    const before = overview();
    const paid = store.orders.all().find(({ status }) => status === 'paid')!;
    store.orders.put({ ...paid, status: 'refunded' });
    expect(overview().totals.sales).toBe(before.totals.sales - 1);
    expect(overview().totals.orders).toBe(before.totals.orders);
  });
});
