import type { SeedRows } from '../domain/model';
import { randomFrom } from '../domain/random';
import { seedConversations } from './conversations';
import { seedDownloads } from './downloads';
import { seedOrders } from './orders';
import { seedPeople } from './people';
import { seedProjects } from './projects';

/** The seed of a shop for which no other was chosen. */
export const DEFAULT_SEED = 7;

/** Everything that a shop starts with; the same seed and anchor day give the same rows. */
export function makeSeed(seed: number, anchor: Date): SeedRows {
  const users = seedPeople(anchor);
  const projects = seedProjects(anchor);
  const orders = seedOrders(anchor, randomFrom(seed), projects, users);
  return {
    users,
    projects,
    orders,
    downloads: seedDownloads(anchor, seed, orders),
    uploads: [],
    ...seedConversations(anchor, users),
  };
}
