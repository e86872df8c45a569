import type { SeedRows } from '../domain/model';
import { randomFrom } from '../domain/random';
import { seedConversations } from './conversations';
import { seedDownloads } from './downloads';
import { growCatalogue } from './largeCatalogue';
import { growCrowd } from './largeCrowd';
import { seedOrders } from './orders';
import { seedPeople } from './people';
import { seedProjects } from './projects';
import { shopSizes, type ShopSize } from './size';

/** The seed of a shop for which no other was chosen. */
export const DEFAULT_SEED = 7;

/** How many orders each size of shop has. */
const ORDERS: Record<ShopSize, number> = { standard: 260, large: 50_000, huge: 50_000 };

/**
 * Everything that a shop starts with; the same seed, size and anchor day give the same rows. A large
 * shop holds the projects and people of a standard one, and many more.
 */
export function makeSeed(seed: number, anchor: Date, size: ShopSize = 'standard'): SeedRows {
  const random = randomFrom(seed);
  const isLarge = size !== 'standard';
  const named = seedPeople(anchor);
  const written = seedProjects(anchor);
  const users = isLarge ? growCrowd(named, anchor, random) : named;
  const projects = isLarge ? growCatalogue(written, anchor, random, shopSizes[size]) : written;
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
