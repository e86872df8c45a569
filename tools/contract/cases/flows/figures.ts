import { parse } from 'papaparse';
import type { AdminPayment, AdminTotals } from '@/api/generated/admin.gen';
import type { Rule } from '../../validation/finding';
import { isSame } from '../../validation/prune';
import { SkipCase, type World } from '../../world/world';
import { type Case, flowCase, writing } from '../case';
import {
  type Listing,
  type Query,
  readFound,
  readKnown,
  readPage,
  readWhole,
} from '../listings/listing';
import {
  adminProjectListing,
  paymentListing,
  projectListing,
  reviewListing,
  userListing,
} from '../listings/listings';
import type { Probe } from '../probe';
import { makeNewcomer, toPaise } from './buyer';

const DAY_MS = 86_400_000;
/** Offsets of time zones, in hours; some include half or a quarter of one. */
const OFFSETS = Array.from({ length: 26 * 4 + 1 }, (_one, step) => step / 4 - 12);
/** Maximum number of payments to read, in pages; figures need all of them, and nothing is more numerous. */
const PAGES_READ = 50;

/** Returns the UTC day some days after a moment. */
const dayAfter = (time: string | number, days: number): string =>
  new Date(new Date(time).getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the possible days of a moment: in the shop's time zone, or in any zone if the shop's is unknown. */
function waysToTellDays(timeZone: string | undefined): ((time: string | number) => string)[] {
  if (!timeZone) return OFFSETS.map((hours) => (time) => dayAfter(time, hours / 24));
  const format = new Intl.DateTimeFormat('en-CA', { timeZone });
  return [(time) => format.format(new Date(time))];
}

const readPayments = (probe: Probe, world: World) =>
  readWhole(paymentListing, probe, world, PAGES_READ);

const listPayments = (probe: Probe, world: World, query: Query) =>
  probe.read('listAdminPayments', world.by('admin', { query }));

const sumOf = (amounts: readonly (string | number)[]) =>
  amounts.reduce<number>((total, amount) => total + toPaise(amount), 0);

const totalOf = (payments: readonly AdminPayment[]) => sumOf(payments.map(({ amount }) => amount));

const withStatus = (payments: readonly AdminPayment[], wanted: string) =>
  payments.filter(({ status }) => status === wanted);

/** Returns the number and the sum of completed payments. */
function salesOf(payments: readonly AdminPayment[]) {
  const sold = withStatus(payments, 'completed');
  return { sales: sold.length, paise: totalOf(sold) };
}

const shownBy = ({ revenue, sales }: Pick<AdminTotals, 'revenue' | 'sales'>) => ({
  sales,
  paise: toPaise(revenue),
});

/** Creates a case that finds the entries of a list about which other lists say something else. */
const agreeingCase = <Entry extends object>(
  listing: Listing<Entry>,
  [title, rule]: [title: string, rule: Rule],
  compare: (probe: Probe, world: World) => Promise<(entry: Entry) => boolean>,
): Case =>
  flowCase([listing.operationId, 200, title], async (probe, world) => {
    const differs = await compare(probe, world);
    const { items } = await readKnown(listing, probe, world);
    const wrong = items.filter(differs).map(listing.idOf);
    probe.expectEqual(wrong, [], 'These entries contradict other lists, or themselves', rule);
  });

/** Compares a customer with the list of people. */
async function compareCustomers(probe: Probe, world: World) {
  const { items } = await readKnown(userListing, probe, world);
  const users = new Map(items.map((user) => [user.id, user]));
  return ({ customer: { id, name, email } }: Pick<AdminPayment, 'customer'>) => {
    const user = users.get(id);
    return user !== undefined && (user.name !== name || user.email !== email);
  };
}

/** Compares an entry with the payments of its project. */
const compareSales =
  <Entry extends { id: number }>(
    differs: (entry: Entry, own: readonly AdminPayment[]) => boolean,
  ) =>
  async (probe: Probe, world: World) => {
    const payments = await readPayments(probe, world);
    return (entry: Entry) =>
      differs(
        entry,
        payments.filter(({ project_id: id }) => id === entry.id),
      );
  };

/** Finds payments whose flags offer what recheckPayment or grantRefund refuse, or the other way round. */
const compareFlags =
  async () =>
  ({ status, refund, can_verify: canVerify, can_refund: canRefund }: AdminPayment) => {
    const mayRefund = status === 'completed' && refund?.status !== 'requested';
    const isOver = status === 'failed' || status === 'refunded';
    return (canVerify && isOver) || (canRefund ?? mayRefund) !== mayRefund;
  };

const CUSTOMERS = 'customers have the names and addresses of the list of people';

const agreeingCases = [
  agreeingCase(paymentListing, [CUSTOMERS, 'consistency'], compareCustomers),
  agreeingCase(reviewListing, [CUSTOMERS, 'consistency'], compareCustomers),
  agreeingCase(
    paymentListing,
    ['can_verify and can_refund say what staff may do', 'consistency'],
    compareFlags,
  ),
  agreeingCase(
    reviewListing,
    ['reviews have the titles of their projects', 'consistency'],
    async (probe, world) => {
      const { items } = await readKnown(adminProjectListing, probe, world);
      const titles = new Map(items.map(({ id, title }) => [id, title]));
      return ({ project: { id, title } }) => (titles.get(id) ?? title) !== title;
    },
  ),
  agreeingCase(
    userListing,
    ['what people spent is what they paid', 'money'],
    async (probe, world) => {
      const payments = await readPayments(probe, world);
      return ({ id, purchases, spent }) => {
        const own = payments.filter(({ customer }) => customer.id === id);
        return !isSame({ sales: purchases, paise: toPaise(spent) }, salesOf(own));
      };
    },
  ),
  agreeingCase(
    adminProjectListing,
    ['sales and revenue are the completed payments', 'money'],
    compareSales(
      (project, own) =>
        !isSame(shownBy(project), salesOf(own)) || project.has_payments !== own.length > 0,
    ),
  ),
  agreeingCase(
    projectListing,
    ['sales are the completed payments', 'money'],
    compareSales(
      ({ sales_count: sales }, own) => (sales ?? salesOf(own).sales) !== salesOf(own).sales,
    ),
  ),
];

const readOverview = (probe: Probe, world: World, query: Query) =>
  probe.read('getAdminOverview', world.by('admin', { query }));

/** Expects the figures of the last days to be those of the completed payments of these days. */
const periodCase = (days: number): Case =>
  flowCase(
    ['getAdminOverview', 200, `the last ${days} days have their completed payments`],
    async (probe, world) => {
      const payments = await readPayments(probe, world);
      const overview = await readOverview(probe, world, { days });
      const { interval, series, totals, previous, time_zone: timeZone } = overview;
      const { best_sellers: best, categories } = overview;
      probe.expectEqual(interval, 'day', 'The interval is not day');
      const dates = series.map(({ date }) => date);
      // Without a time zone, the current day is unknown.
      const today = timeZone ? waysToTellDays(timeZone)[0]!(Date.now()) : (dates.at(-1) ?? 0);
      const lastDays = Array.from({ length: days }, (_one, index) =>
        dayAfter(today, index + 1 - days),
      );
      probe.expectEqual(dates, lastDays, 'The series is not the last days up to today');
      const shown = {
        days: series.map(shownBy),
        totals: shownBy(totals),
        previous: previous && shownBy(previous),
        best: best.map(shownBy),
      };
      const expected = waysToTellDays(timeZone).map((dayOf) => {
        const during = (period: readonly string[]) =>
          payments.filter(({ purchase_date: time }) => period.includes(dayOf(time)));
        const current = during(dates);
        return {
          days: dates.map((date) => salesOf(during([date]))),
          totals: salesOf(current),
          previous: salesOf(during(dates.map((date) => dayAfter(date, -days)))),
          best: best.map(({ id }) => salesOf(current.filter((one) => one.project_id === id))),
        };
      });
      const right = expected.find((figures) => isSame(figures, shown)) ?? expected[0];
      probe.expectEqual(shown, right, 'The figures are not those of the payments', 'money');
      for (const list of [best, categories]) {
        probe.expectSorted(list, ['revenue', 'number', 'DESC'], 'The highest is not the first');
      }
      const addedUp = {
        ...shownBy(totals),
        paise: sumOf(categories.map(({ revenue }) => revenue)),
        sales: categories.reduce((total, { sales }) => total + sales, 0),
      };
      probe.expectEqual(addedUp, shownBy(totals), 'The categories do not add up', 'money');
      const downloads = series.reduce((total, one) => total + one.downloads, 0);
      probe.expectEqual(downloads, totals.downloads, 'The downloads do not add up', 'money');
    },
  );

const overviewCases = [
  periodCase(7),
  periodCase(30),
  flowCase(['getAdminOverview', 200, 'the whole time is all payments'], async (probe, world) => {
    const payments = await readPayments(probe, world);
    const { totals, previous } = await readOverview(probe, world, {});
    probe.expectEqual(previous, null, 'There is a period before the start');
    const { orders, pending, refunded } = totals;
    const expected = {
      ...salesOf(payments),
      orders: payments.length,
      pending: totalOf(withStatus(payments, 'pending')),
      refunded: totalOf(withStatus(payments, 'refunded')),
    };
    const shown = {
      ...shownBy(totals),
      orders,
      ...(pending !== undefined && { pending: toPaise(pending) }),
      ...(refunded !== undefined && { refunded: toPaise(refunded) }),
    };
    probe.expectShared(shown, expected, 'The totals are not those of all payments', 'money');
  }),
  flowCase(['getPublicStats', 200, 'an order for each completed payment'], async (probe, world) => {
    const { sales } = salesOf(await readPayments(probe, world));
    const { totalOrders } = await probe.read('getPublicStats', {});
    probe.expectEqual(totalOrders, sales, 'It is not the number of completed payments');
  }),
  flowCase(['getPublicStats', 200, 'the downloads of all projects'], async (probe, world) => {
    // Requested before the total, because a count may rise at any time.
    const projects = await readWhole(adminProjectListing, probe, world);
    const { totalDownloads } = await probe.read('getPublicStats', {});
    const expected = projects.reduce((sum, { download_count: count }) => sum + count, 0);
    const values = { expected: `${expected} or more`, actual: totalDownloads };
    const message = 'Downloads of projects are missing, perhaps of those not for sale';
    probe.expect(totalDownloads >= expected, message, 'consistency', values);
  }),
];

/** Filters that find a payment, and perhaps others. */
const queriesFor = (payment: AdminPayment): Query[] => [
  { status: payment.status },
  { search: payment.razorpay_order_id },
  { user: payment.customer.id },
];

const paymentCases = [
  flowCase(
    ['listAdminPayments', 200, 'the sums are those of what is found'],
    async (probe, world) => {
      const payments = await readPayments(probe, world);
      for (const query of [{}, ...queriesFor(payments[0]!)]) {
        const { sums } = await listPayments(probe, world, { ...query, limit: 1 });
        if (!sums) throw new SkipCase('the list has no sums');
        const { items } = await readFound(paymentListing, probe, world, query, PAGES_READ);
        const shown = Object.entries(sums).map(([name, sum]) => [name, toPaise(sum)]);
        const due = Object.keys(sums).map((name) => [name, totalOf(withStatus(items, name))]);
        const message = `With ${JSON.stringify(query)}, the sums are not those of the payments`;
        probe.expectEqual(shown, due, message, 'money');
      }
    },
  ),
  flowCase(['listAdminPayments', 200, 'each payment has one day alone'], async (probe, world) => {
    const { items } = await readPage(paymentListing, probe, world, { limit: 1 });
    const [payment] = items;
    if (!payment) throw new SkipCase('there are no payments');
    const { razorpay_order_id: search, purchase_date: time } = payment;
    // The day in the shop's time zone is the UTC day or a neighbouring one.
    const days = [-2, -1, 0, 1, 2].map((shift) => dayAfter(time, shift));
    const countEach = async (queryOf: (day: string) => Query) => {
      const found: number[] = [];
      for (const day of days) {
        const query = { search, ...queryOf(day) };
        found.push((await readPage(paymentListing, probe, world, query)).total);
      }
      return found;
    };
    const found = await countEach((day) => ({ from: day, to: day }));
    const at = found.indexOf(1);
    const alone = days.map((_day, index) => Number(index === at));
    const message = `Of the days ${days.join(', ')}, not exactly one has the payment`;
    probe.expect(at >= 0 && isSame(found, alone), message, 'filter', { actual: found });
    for (const [bound, isWithin] of [
      ['from', (index: number) => index <= at],
      ['to', (index: number) => index >= at],
    ] as const) {
      const counts = await countEach((day) => ({ [bound]: day }));
      const expected = days.map((_day, index) => Number(isWithin(index)));
      probe.expectEqual(
        counts,
        expected,
        `${bound} alone does not filter ${days.join(', ')}`,
        'filter',
      );
    }
  }),
];

/** Requests the file of payments; returns its lines without the header. */
async function exportPayments(probe: Probe, world: World, query: Query = {}) {
  const { text } = await probe.call('exportAdminPayments', world.by('admin', { query }));
  const { data } = parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true });
  return data.slice(1);
}

/** Returns the column of amounts: the one that matches the most payments. */
function amountsIn(rows: readonly string[][], paise: ReadonlyMap<string, number>): number {
  const agreeing = (column: number) =>
    rows.filter((row) => row.some((cell) => paise.get(cell) === toPaise(row[column] ?? ''))).length;
  const columns = (rows[0] ?? []).map((_cell, column) => column);
  return columns.reduce((best, one) => (agreeing(one) > agreeing(best) ? one : best), 0);
}

const exportCases = [
  flowCase(['exportAdminPayments', 200, 'a line for each payment'], async (probe, world) => {
    const rows = await exportPayments(probe, world);
    const { items: payments, total } = await readKnown(paymentListing, probe, world);
    probe.expectEqual(rows.length, total, 'The file does not have one line per payment');
    const paise = new Map(payments.map((one) => [one.razorpay_order_id, toPaise(one.amount)]));
    const column = amountsIn(rows, paise);
    const rowOf = (id: string) => rows.find((cells) => cells.includes(id));
    const wrong = payments.filter(({ razorpay_order_id: id, amount, status }) => {
      const row = rowOf(id);
      return toPaise(row?.[column] ?? '') !== toPaise(amount) || !row?.includes(status);
    });
    const lacking = 'Lines of the file lack the amounts or states of their payments';
    probe.expectEqual(wrong.map(paymentListing.idOf), [], lacking, 'money');
    const times = rows.flatMap((row) =>
      payments.filter(({ razorpay_order_id: id }) => row.includes(id)),
    );
    const late = 'The newest payment is not the first line';
    probe.expectSorted(times, ['purchase_date', 'time', 'DESC'], late);
    const { sums } = await listPayments(probe, world, { limit: 1 });
    for (const status of sums ? (['completed', 'pending'] as const) : []) {
      const own = rows.filter((row) => row.includes(status)).map((row) => row[column] ?? '');
      const message = `The ${status} payments of the file have another sum than the list`;
      probe.expectEqual(sumOf(own), toPaise(sums![status]), message, 'money');
    }
    for (const query of queriesFor(payments[0]!)) {
      const found = await readPage(paymentListing, probe, world, { ...query, limit: 1 });
      const lines = (await exportPayments(probe, world, query)).length;
      const message = `The file with ${JSON.stringify(query)} has other payments than the list`;
      probe.expectEqual(lines, found.total, message, 'filter');
    }
  }),
];

const newCases = writing([
  flowCase(['exportAdminPayments', 200, 'a new order is a new line'], async (probe, world) => {
    await exportPayments(probe, world);
    const { token } = await makeNewcomer(probe, world);
    const { id: projectId, base_price: price } = world.need('project');
    const call = { token, body: { projectId, amount: Number(price) } };
    const { orderId } = await probe.read('createPaymentOrder', call);
    const rows = await exportPayments(probe, world);
    const isThere = rows.some((row) => row.includes(orderId));
    probe.expect(isThere, 'The file lacks an order that is new');
  }),
  flowCase(['getAdminOverview', 200, 'a new account counts once'], async (probe, world) => {
    const count = async () => (await readOverview(probe, world, {})).totals.customers;
    const before = await count();
    await probe.call('register', { body: world.makeRegistration() });
    probe.expectEqual(await count(), before + 1, 'A new account is not counted once');
  }),
]);

/** Figures that several responses show, which must agree with each other and with the payments (extensions). */
export const figureCases: Case[] = [
  ...agreeingCases,
  ...overviewCases,
  ...paymentCases,
  ...exportCases,
  ...newCases,
];
