import { randomFrom } from '@/lib/random';
import type { OrderRow, Rows } from '../domain/model';
import { daysBefore } from './calendar';

const NOON = 12 * 60;
const SEARCHED_DAYS = 60;

/** Customers' searches without results, with their number. */
const SEARCHES = [
  ['blockchain voting', 14],
  ['iris attendance', 11],
  ['unity racing game', 9],
  ['matrimony portal', 8],
  ['stock prediction lstm', 7],
  ['cobol', 5],
  ['flutter expense splitter', 5],
  ['smart parking arduino', 4],
  ['zomato clone', 4],
  ['election result tracker', 3],
  ['sign language', 2],
  ['blood bank finder', 2],
] as const;

/** Returns the visits of each day with an order, and the searches without results. */
export function seedTraffic(
  anchor: Date,
  seed: number,
  orders: readonly OrderRow[],
): Pick<Rows, 'visits' | 'emptySearches'> {
  const random = randomFrom(seed);
  const ordered = new Map<string, number>();
  for (const { createdAt } of orders) {
    const day = createdAt.slice(0, 10);
    ordered.set(day, (ordered.get(day) ?? 0) + 1);
  }
  const visits = [...ordered]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, count], index) => ({
      id: index + 1,
      createdAt: `${day}T12:00:00.000Z`,
      count: count * (24 + Math.floor(random() * 16)) + Math.floor(random() * 60),
    }));
  const emptySearches = SEARCHES.flatMap(([text, count]) =>
    Array.from({ length: count }, () => ({
      text,
      createdAt: daysBefore(anchor, 1 + Math.floor(random() * SEARCHED_DAYS), NOON),
    })),
  ).map((row, index) => ({ id: index + 1, ...row }));
  return { visits, emptySearches };
}
