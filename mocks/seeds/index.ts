import type { SeedRows } from '../domain/model';
import { randomFrom } from '../domain/random';
import { seedConversations } from './conversations';
import { seedOrders } from './orders';
import { seedPeople } from './people';
import { seedProjects } from './projects';

/** The seed of a shop for which no other was chosen. */
export const DEFAULT_SEED = 7;

/** Everything that a shop starts with; the same seed and anchor day give the same rows. */
export function makeSeed(seed: number, anchor: Date): SeedRows {
  const random = randomFrom(seed);
  const users = seedPeople(anchor);
  const projects = seedProjects(anchor);
  return {
    users,
    projects,
    orders: seedOrders(anchor, random, projects, users),
    ...seedConversations(anchor, users),
  };
}
