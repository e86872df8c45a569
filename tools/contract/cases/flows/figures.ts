import type { World } from '../../world/world';
import { type Case, flowCase } from '../case';
import { readFound, readKnown } from '../listings/oracle';
import type { Item } from '../listings/listing';
import type { Probe } from '../probe';
import { adminProjectListing, paymentListing, reviewListing, userListing } from './adminListings';
import { toPaise } from './money';

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
