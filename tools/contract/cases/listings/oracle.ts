import { MAXIMUM_LIMIT } from '../unknownValues';
import { SkipCase, type World } from '../../world/world';
import type { Probe } from '../probe';
import type { Item, Listing } from './listing';

/** Maximum length of a list to read as a whole, for comparison with the responses. */
const PAGES_READ = 5;

/** The query of a list. */
export type Query = Record<string, string | number>;

/** Requests a page with as many entries as possible. */
async function readPart(listing: Listing, probe: Probe, world: World, query: Query) {
  const token = listing.isForAdmins ? world.need('admin').token : undefined;
  const body = await probe.read<Record<string, unknown>>(listing.operationId, {
    token,
    query: { limit: MAXIMUM_LIMIT, ...query },
  });
  const pagination = body.pagination as { total: number; total_pages: number };
  return { items: body[listing.items] as Item[], ...pagination };
}

/** The results of a query: all entries, or the first ones of a long list. */
export type Found = { items: Item[]; total: number; isWhole: boolean };

/** Requests the results of a query, up to five pages unless `pagesRead` says more. */
export async function readFound(
  listing: Listing,
  probe: Probe,
  world: World,
  query: Query,
  pagesRead = PAGES_READ,
): Promise<Found> {
  const { items, total, total_pages: pages } = await readPart(listing, probe, world, query);
  for (let page = 2; page <= Math.min(pages, pagesRead); page += 1) {
    items.push(...(await readPart(listing, probe, world, { ...query, page })).items);
  }
  return { items, total, isWhole: pages <= pagesRead };
}

/** Requests the whole list; skips the case if it is empty. */
export async function readKnown(
  listing: Listing,
  probe: Probe,
  world: World,
  pagesRead?: number,
): Promise<Found> {
  const known = await readFound(listing, probe, world, {}, pagesRead);
  if (known.items.length === 0) throw new SkipCase('the list is empty');
  return known;
}

/**
 * Expects a query to find exactly the known entries that `lets` admits; if the list is too long to
 * be known completely, at least those and no other known ones.
 */
export async function expectFound(
  [listing, probe, world]: [listing: Listing, probe: Probe, world: World],
  known: Found,
  query: Query,
  lets: (item: Item) => boolean,
): Promise<void> {
  const found = await readFound(listing, probe, world, query);
  const what = JSON.stringify(query);
  const wrong = found.items.filter((item) => !lets(item)).map(listing.idOf);
  probe.expectEqual(wrong, [], `${what} returns entries that do not match`, 'filter');
  const ids = new Set(found.items.map(listing.idOf));
  const missed = known.items.filter((item) => lets(item) && !ids.has(listing.idOf(item)));
  if (found.isWhole) {
    probe.expectEqual(missed.map(listing.idOf), [], `${what} misses entries`, 'filter');
  }
  const expected = known.items.filter(lets).length;
  const isTotal = known.isWhole ? found.total === expected : found.total >= expected;
  const values = { expected, actual: found.total };
  probe.expect(isTotal, `${what} has another total`, 'filter', values);
}
