import { randomFrom } from '@/lib/random';
import type { DomainContext } from './context';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 14;

/** The kinds of random id. */
type IdPrefix = 'order' | 'pay' | 'upload';

/** Draws an id such as order_A1b2C3d4E5f6G7 from `random`. */
export function drawId(prefix: IdPrefix, random: () => number): string {
  let id = `${prefix}_`;
  for (let drawn = 0; drawn < ID_LENGTH; drawn += 1) {
    id += BASE62[Math.floor(random() * BASE62.length)];
  }
  return id;
}

/** Returns an id that was never used before. */
export function freshId({ store, seed }: DomainContext, prefix: IdPrefix): string {
  store.counters.idsDrawn += 1;
  return drawId(prefix, randomFrom(Math.imul(seed + 1, 7919) + store.counters.idsDrawn * 104_729));
}
