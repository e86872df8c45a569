import type { SeedRows } from '../domain/model';
import { randomFrom } from '../domain/random';
import { seedConversations } from './conversations';
import { seedDownloads } from './downloads';
import { growCatalogue } from './largeCatalogue';
import { growUsers } from './largeUsers';
import { seedOrders } from './orders';
import { packagingOf } from './packaging';
import { seedPeople } from './people';
import { seedProjects } from './projects';
import { shopSizes, type ShopSize } from './size';

/** The default seed. */
export const DEFAULT_SEED = 7;

/** The number of orders by size of shop. */
const ORDERS: Record<ShopSize, number> = { standard: 260, large: 50_000, huge: 50_000 };

/**
 * Returns the rows that a shop starts with; the same seed, size and anchor day give the same rows.
 * A large shop has the projects and people of a standard one, and many more.
 */
export function makeSeed(seed: number, anchor: Date, size: ShopSize = 'standard'): SeedRows {
  const random = randomFrom(seed);
  const isLarge = size !== 'standard';
  const namedUsers = seedPeople(anchor);
  const catalogue = seedProjects(anchor);
  const users = isLarge ? growUsers(namedUsers, anchor, random) : namedUsers;
  const unpackaged = isLarge
    ? growCatalogue(catalogue, anchor, random, shopSizes[size])
    : catalogue;
  const projects = unpackaged.map((project) => ({ ...project, ...packagingOf(project) }));
  const orders = seedOrders(anchor, random, projects, users, ORDERS[size]);
  return {
    users,
    projects,
    orders,
    downloads: seedDownloads(anchor, seed, orders),
    uploads: [],
    ...seedConversations(anchor, users),
  };
}
