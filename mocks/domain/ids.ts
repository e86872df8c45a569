import type { DomainContext } from './context';
import { randomFrom } from './random';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 14;

/** What an id may stand for. */
type IdPrefix = 'order' | 'pay' | 'upload';

/** An id such as order_A1b2C3d4E5f6G7, drawn from `random`. */
export function drawId(prefix: IdPrefix, random: () => number): string {
  let id = `${prefix}_`;
  for (let drawn = 0; drawn < ID_LENGTH; drawn += 1) {
    id += BASE62[Math.floor(random() * BASE62.length)];
  }
  return id;
}

/** A fresh id that nothing had before. */
export function freshId({ store, seed }: DomainContext, prefix: IdPrefix): string {
  store.counters.idsDrawn += 1;
  return drawId(prefix, randomFrom(Math.imul(seed + 1, 7919) + store.counters.idsDrawn * 104_729));
}
