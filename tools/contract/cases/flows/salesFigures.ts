import type { AdminPayment, AdminTotals } from '@/api/generated/admin.gen';
import { isSame } from '../../validation/prune';
import { SkipCase, type World } from '../../world/world';
import { writing, type Case, flowCase, extension } from '../case';
import type { Item, Listing } from '../listings/listing';
import { readKnown } from '../listings/oracle';
import type { Probe } from '../probe';
import { adminProjectListing, paymentListing } from './adminListings';
import { projectListing } from './catalogue';
import { toPaise } from './money';
import { waysToTellDays } from './shopDays';

const DAYS = 30;
/** Maximum number of payments to read; figures need all of them, and nothing is more numerous. */
const PAGES_READ = 50;
const DAY_MS = 86_400_000;

/** Requests all payments, for comparison with the figures. */
async function readPayments(probe: Probe, world: World): Promise<AdminPayment[]> {
  const { items, isWhole } = await readKnown(paymentListing, probe, world, PAGES_READ);
  if (!isWhole) throw new SkipCase('the list of payments is too long to compare');
  return items as AdminPayment[];
}

const sumOf = (payments: readonly AdminPayment[]) =>
  payments.reduce((total, { amount }) => total + toPaise(amount), 0);

const withStatus = (payments: readonly AdminPayment[], wanted: string) =>
  payments.filter(({ status }) => status === wanted);

const soldOf = (payments: readonly AdminPayment[]) => {
  const sold = withStatus(payments, 'completed');
  return { sales: sold.length, paise: sumOf(sold) };
};

/** Creates a case that compares each project of a list with its payments. */
const projectCase = (
  listing: Listing,
  title: string,
  differs: (project: Item, own: readonly AdminPayment[]) => boolean,
): Case =>
  flowCase([listing.operationId, 200, title], async (probe, world) => {
    const payments = await readPayments(probe, world);
    const { items } = await readKnown(listing, probe, world);
    const wrong = items.filter((project) =>
      differs(
        project,
        payments.filter(({ project_id: id }) => id === project.id),
      ),
    );
    const message = 'Projects have other figures than their payments';
    probe.expectEqual(wrong.map(listing.idOf), [], message, 'money');
  });

const projectCases = [
  projectCase(
    adminProjectListing,
    'sales and revenue are the completed payments',
    (project, own) => {
      const shown = { sales: project.sales, paise: toPaise(project.revenue as string) };
      return !isSame(shown, soldOf(own));
    },
  ),
  projectCase(
    adminProjectListing,
    'projects have payments if there are some',
    (project, own) => project.has_payments !== own.length > 0,
  ),
  projectCase(
    projectListing,
    'sales are the completed payments',
    ({ sales_count: shown }, own) => shown !== undefined && shown !== soldOf(own).sales,
  ),
];

const readOverview = (probe: Probe, world: World, query?: { days: number }) =>
  probe.read('getAdminOverview', world.by('admin', { ...(query && { query }) }));

const shownBy = ({ revenue, sales }: Pick<AdminTotals, 'revenue' | 'sales'>) => ({
  sales,
  paise: toPaise(revenue),
});

/**
 * Expects the period, the preceding one and the best sellers to include the completed payments of
 * their days.
 */
const periodCase = flowCase(
  [
    'getAdminOverview',
    200,
    `the last ${DAYS} days and the ${DAYS} before have their completed payments`,
  ],
  async (probe, world) => {
    const payments = await readPayments(probe, world);
    const overview = await readOverview(probe, world, { days: DAYS });
    const { totals, previous, series, best_sellers: best, time_zone: timeZone } = overview;
    const dates = series.map(({ date }) => date);
    const before = dates.map((date) =>
      new Date(Date.parse(date) - DAYS * DAY_MS).toISOString().slice(0, 10),
    );
    const shown = {
      totals: shownBy(totals),
      previous: previous && shownBy(previous),
      best: best.map((one) => ({ id: one.id, ...shownBy(one) })),
    };
    const expected = waysToTellDays(timeZone).map((dayOf) => {
      const during = (days: readonly string[]) =>
        payments.filter(({ purchase_date: time }) => days.includes(dayOf(time)));
      const current = during(dates);
      return {
        totals: soldOf(current),
        previous: soldOf(during(before)),
        best: best.map(({ id }) => ({
          id,
          ...soldOf(current.filter(({ project_id: project }) => project === id)),
        })),
      };
    });
    const right = expected.find((figures) => isSame(figures, shown)) ?? expected[0];
    probe.expectEqual(shown, right, 'The figures are not those of the completed payments', 'money');
  },
);

/** Expects the figures since the shop's start to include every payment. */
const wholeCase = flowCase(
  ['getAdminOverview', 200, 'everything since the start is all payments'],
  async (probe, world) => {
    const payments = await readPayments(probe, world);
    const { totals, previous } = await readOverview(probe, world);
    probe.expectEqual(previous, null, 'There is a period before the start');
    const expected = {
      ...soldOf(payments),
      orders: payments.length,
      pending: sumOf(withStatus(payments, 'pending')),
      refunded: sumOf(withStatus(payments, 'refunded')),
    };
    const { orders, pending, refunded } = totals;
    const shown = {
      ...shownBy(totals),
      orders,
      ...(pending !== undefined && { pending: toPaise(pending) }),
      ...(refunded !== undefined && { refunded: toPaise(refunded) }),
    };
    probe.expectShared(shown, expected, 'The totals are not those of all payments', 'money');
  },
);

const publicCase = flowCase(
  ['getPublicStats', 200, 'as many orders as there are completed payments'],
  async (probe, world) => {
    const payments = await readPayments(probe, world);
    const { totalOrders } = await probe.read('getPublicStats', {});
    const message = 'The total is not the number of completed payments';
    probe.expectEqual(totalOrders, soldOf(payments).sales, message);
  },
);

/** Expects a new account to increase the number of customers by one. */
const customerCase = flowCase(
  ['getAdminOverview', 200, 'a new account counts once'],
  async (probe, world) => {
    const count = async () => (await readOverview(probe, world)).totals.customers;
    const before = await count();
    await probe.read('register', { body: world.makeRegistration() });
    probe.expectEqual(await count(), before + 1, 'A new account is not counted once');
  },
);

/** Sales figures that must agree with the payments (extensions). */
export const salesFigureCases: Case[] = [
  ...projectCases,
  periodCase,
  wholeCase,
  publicCase,
  ...writing([customerCase]),
].map(extension);
