import { randomFrom } from '@/lib/random';
import type { Rows } from '../domain/model';
import { seedConversations } from './conversations';
import { countDownloads, seedDownloads } from './downloads';
import { seedOrders } from './orders';
import { packagingOf } from './packaging';
import { growUsers, seedPeople } from './people';
import { growCatalogue, seedProjects } from './projects';
import { seedReviews } from './reviews';
import { type ShopSize, shopSizes } from './size';
import { seedTraffic } from './traffic';

/** The default seed. */
export const DEFAULT_SEED = 7;

/** The number of users and orders by shop size. */
const VOLUMES: Record<ShopSize, { users: number; orders: number }> = {
  standard: { users: 240, orders: 900 },
  large: { users: 3000, orders: 50_000 },
  huge: { users: 3000, orders: 50_000 },
};

/**
 * Returns the initial rows of a shop; the same seed, size and anchor day give the same rows. A
 * large shop contains the standard one and much more.
 */
export function makeSeed(seed: number, anchor: Date, size: ShopSize = 'standard') {
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
    ...seedTraffic(anchor, seed, orders),
    ...seedConversations(anchor, users),
  } satisfies Partial<Rows>;
}
