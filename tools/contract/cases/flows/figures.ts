import type { AdminOverview } from '@/api/generated/admin.gen';
import type { World } from '../../world/world';
import { reading, type Case } from '../case';
import { readFound, readKnown } from '../listings/oracle';
import type { Item } from '../listings/listing';
import { findDisorder } from '../listings/order';
import type { Probe } from '../probe';
import { paymentListing, reviewListing, userListing } from './adminListings';
import { toPaise } from './money';

const PEOPLE_COMPARED = 5;

const customerOf = ({ customer }: Item) => customer as { id: number; name: string; email: string };

async function readUsers(probe: Probe, world: World): Promise<Map<unknown, Item>> {
  const { items } = await readKnown(userListing, probe, world);
  return new Map(items.map((user) => [user.id, user]));
}

/** What lists say of a customer must be what the list of people says. */
const customerCases = [paymentListing, reviewListing].map((listing): Omit<Case, 'writes'> => ({
  operationId: listing.operationId,
  title: 'customers have the names and addresses of the list of people',
  due: [200],
  run: async (probe, world) => {
    const users = await readUsers(probe, world);
    const { items } = await readKnown(listing, probe, world);
    const wrong = items.filter((item) => {
      const { id, name, email } = customerOf(item);
      const user = users.get(id);
      return user && (user.name !== name || user.email !== email);
    });
    const message = 'Entries show their customers otherwise than the list of people';
    probe.expectEqual(wrong.map(listing.idOf), [], 'consistency', message);
  },
}));

const spentCase: Omit<Case, 'writes'> = {
  operationId: 'listUsers',
  title: 'what people spent is what they paid',
  due: [200],
  run: async (probe, world) => {
    const users = await readUsers(probe, world);
    const wrong: unknown[] = [];
    for (const [user, { spent }] of [...users].slice(0, PEOPLE_COMPARED)) {
      const query = { user: user as number, status: 'completed' };
      const { items } = await readFound(paymentListing, probe, world, query);
      const paise = items.reduce((total, { amount }) => total + toPaise(amount as string), 0);
      if (paise !== toPaise(spent as string)) wrong.push(user);
    }
    const message = 'People have spent another sum than that of their completed payments';
    probe.expectEqual(wrong, [], 'money', message);
  },
};

const sharesCase: Omit<Case, 'writes'> = {
  operationId: 'getAdminOverview',
  title: 'the best sellers are in order, and the categories add up',
  due: [200],
  run: async (probe, world) => {
    const call = { token: world.need('admin').token, query: { days: 90 } };
    const overview = await probe.read<AdminOverview>('getAdminOverview', call);
    const { best_sellers: best, categories, totals } = overview;
    for (const list of [best, categories]) {
      const disorder = findDisorder(list, 'revenue', 'number', 'DESC');
      probe.expectEqual(disorder, undefined, 'sorting', 'The highest revenue is not the first');
    }
    const paise = categories.reduce((total, { revenue }) => total + toPaise(revenue), 0);
    const message = 'The revenue of the categories is not the total';
    probe.expectEqual(paise, toPaise(totals.revenue), 'money', message);
  },
};

/** Figures and names that several answers tell (extensions). */
export const figureCases: Case[] = reading([...customerCases, spentCase, sharesCase]).map(
  (entry) => ({ ...entry, isExtension: true }),
);
