import { randomFrom } from '@/lib/random';
import type { Rows } from '../domain/model';
import { seedConversations } from './conversations';
import { countDownloads, seedDownloads } from './downloads';
import { seedOrders } from './orders';
import { packagingOf } from './packaging';
import { growUsers, peopleIds, seedPeople } from './people';
import { growCatalogue, seedProjects } from './projects';
import { seedQuestions } from './questions';
import { seedReviews } from './reviews';
import { type ShopSize, shopSizes } from './size';
import { seedTraffic } from './traffic';

/** The default seed. */
export const DEFAULT_SEED = 7;

/** The rows of the tables that a new shop has filled. */
type Seed = Required<Pick<Rows, SeededTable>>;
type SeededTable = Exclude<keyof Rows, 'uploads' | 'mailedLinks' | 'mails' | 'savedAnswers'>;

/** The number of users and orders by shop size. */
const VOLUMES: Record<Exclude<ShopSize, 'one'>, { users: number; orders: number }> = {
  standard: { users: 240, orders: 900 },
  large: { users: 3000, orders: 50_000 },
  huge: { users: 3000, orders: 50_000 },
};

/** Reduces a shop to Asha's last purchase: one project, payment and conversation, and who belongs to them. */
function reduceToOne(rows: Seed): Seed {
  const order = rows.orders.find(({ userId }) => userId === peopleIds.asha)!;
  const isOfProject = ({ projectId }: { projectId: number }) => projectId === order.projectId;
  const [conversation] = rows.conversations;
  const kept: number[] = [...Object.values(peopleIds), conversation!.userId];
  return {
    users: rows.users.filter(({ id }) => kept.includes(id)),
    projects: rows.projects.filter(({ id }) => id === order.projectId),
    orders: [order],
    downloads: rows.downloads.filter((row) => isOfProject(row) && row.userId === order.userId),
    reviews: rows.reviews.filter((row) => isOfProject(row) && row.userId === order.userId),
    reviewVotes: [],
    questions: [],
    visits: rows.visits,
    emptySearches: rows.emptySearches.slice(0, 1),
    conversations: rows.conversations.slice(0, 1),
    messages: rows.messages.filter(({ conversationId }) => conversationId === conversation!.id),
  };
}

/**
 * Returns the initial rows of a shop; the same seed, size and anchor day give the same rows. A
 * large shop contains the standard one and much more.
 */
export function makeSeed(seed: number, anchor: Date, size: ShopSize = 'standard'): Seed {
  if (size === 'one') return reduceToOne(makeSeed(seed, anchor));
  const random = randomFrom(seed);
  const volume = VOLUMES[size];
  const catalogue = seedProjects(anchor);
  const users = growUsers(seedPeople(anchor), anchor, random, volume.users);
  const unpackaged =
    size === 'standard' ? catalogue : growCatalogue(catalogue, anchor, random, shopSizes[size]);
  const projects = unpackaged.map((project) => ({ ...project, ...packagingOf(project) }));
  const orders = seedOrders(anchor, random, projects, users, volume.orders);
  return {
    users,
    projects: countDownloads(projects, orders),
    orders,
    downloads: seedDownloads(anchor, seed, orders),
    ...seedReviews(anchor, seed, { orders, projects, users }),
    questions: seedQuestions(anchor),
    ...seedTraffic(anchor, seed, orders),
    ...seedConversations(anchor, users),
  };
}
