import type { AdminPayment, AdminTotals } from '@/api/generated/admin.gen';
import { isSame } from '../../validation/prune';
import { SkipCase, type World } from '../../world/world';
import { extension, flowCase, writing, type Case } from '../case';
import type { Item, Listing } from '../listings/listing';
import { readFound, readKnown } from '../listings/oracle';
import type { Probe } from '../probe';
import { adminProjectListing, paymentListing, reviewListing, userListing } from './adminListings';
import { toPaise } from './buyer';
import { projectListing } from './catalogue';

const HOUR_MS = 3_600_000;
const EARLIEST_ZONE = -12;
const LATEST_ZONE = 14;
/** Minutes between time zones to try, since some offsets include half an hour. */
const STEPS = 4;

const DAY_MS = 86_400_000;

/** Returns the UTC day some days after a moment. */
export const dayAfter = (time: string | number, days: number): string =>
  new Date(new Date(time).getTime() + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Returns the possible days of a moment: in the shop's time zone, or in any zone if the shop's is
 * unknown.
 */
export function waysToTellDays(timeZone: string | undefined): ((time: string) => string)[] {
  if (timeZone) {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone });
    return [(time) => format.format(new Date(time))];
  }
  return Array.from({ length: (LATEST_ZONE - EARLIEST_ZONE) * STEPS + 1 }, (_one, step) => {
    const shift = (EARLIEST_ZONE + step / STEPS) * HOUR_MS;
    return (time) => new Date(Date.parse(time) + shift).toISOString().slice(0, 10);
  });
}

const PEOPLE_COMPARED = 5;

const customerOf = ({ customer }: Item) => customer as { id: number; name: string; email: string };

async function readUsers(probe: Probe, world: World): Promise<Map<unknown, Item>> {
  const { items } = await readKnown(userListing, probe, world);
  return new Map(items.map((user) => [user.id, user]));
}

/** Expects lists to agree with the user list about a customer. */
const customerCases = [paymentListing, reviewListing].map((listing): Case =>
  flowCase(
    [listing.operationId, 200, 'customers have the names and addresses of the list of people'],
    async (probe, world) => {
      const users = await readUsers(probe, world);
      const { items } = await readKnown(listing, probe, world);
      const wrong = items.filter((item) => {
        const { id, name, email } = customerOf(item);
        const user = users.get(id);
        return user && (user.name !== name || user.email !== email);
      });
      const message = 'Entries show their customers otherwise than the list of people';
      probe.expectEqual(wrong.map(listing.idOf), [], message);
    },
  ),
);

/** Expects reviews in the admin's list to have the titles of their projects. */
const reviewedCase = flowCase(
  ['listAdminReviews', 200, 'reviews have the titles of their projects'],
  async (probe, world) => {
    const projects = await readKnown(adminProjectListing, probe, world);
    const titles = new Map(projects.items.map(({ id, title }) => [id, title]));
    const { items } = await readKnown(reviewListing, probe, world);
    const wrong = items.filter(({ project }) => {
      const { id, title } = project as { id: number; title: string };
      return titles.has(id) && titles.get(id) !== title;
    });
    const message = 'Reviews show their projects otherwise than the list of projects';
    probe.expectEqual(wrong.map(reviewListing.idOf), [], message);
  },
);

const spentCase = flowCase(
  ['listUsers', 200, 'what people spent is what they paid'],
  async (probe, world) => {
    const users = await readUsers(probe, world);
    const wrong: unknown[] = [];
    for (const [user, { spent, purchases }] of [...users].slice(0, PEOPLE_COMPARED)) {
      const query = { user: user as number, status: 'completed' };
      const { items } = await readFound(paymentListing, probe, world, query);
      const paise = items.reduce((total, { amount }) => total + toPaise(amount as string), 0);
      if (paise !== toPaise(spent as string) || items.length !== purchases) wrong.push(user);
    }
    const message =
      'What people bought and spent is not the number and the sum of their completed payments';
    probe.expectEqual(wrong, [], message, 'money');
  },
);

const sharesCase = flowCase(
  ['getAdminOverview', 200, 'the best sellers are in order, and the categories add up'],
  async (probe, world) => {
    const call = world.by('admin', { query: { days: 90 } });
    const overview = await probe.read('getAdminOverview', call);
    const { best_sellers: best, categories, totals, series } = overview;
    for (const list of [best, categories]) {
      probe.expectSorted(
        list,
        ['revenue', 'number', 'DESC'],
        'The highest revenue is not the first',
      );
    }
    const paise = categories.reduce((total, { revenue }) => total + toPaise(revenue), 0);
    const message = 'The revenue of the categories is not the total';
    probe.expectEqual(paise, toPaise(totals.revenue), message, 'money');
    const countOf = (list: readonly { sales: number }[]) =>
      list.reduce((total, { sales }) => total + sales, 0);
    const downloads = series.reduce((total, one) => total + one.downloads, 0);
    probe.expectEqual(
      [countOf(categories), countOf(series), downloads],
      [totals.sales, totals.sales, totals.downloads],
      'The categories and the days do not add up to the sales and the downloads',
      'money',
    );
  },
);

/** Figures and names that occur in several responses (extensions). */
export const figureCases: Case[] = [...customerCases, reviewedCase, spentCase, sharesCase].map(
  (entry) => ({ ...entry, isExtension: true }),
);

const DAYS = 30;
/** Maximum number of payments to read; figures need all of them, and nothing is more numerous. */
const PAGES_READ = 50;

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
    const before = dates.map((date) => dayAfter(date, -DAYS));
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
