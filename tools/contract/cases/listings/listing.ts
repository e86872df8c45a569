import type { QueryValue } from '../../exchange/types';
import { SkipCase, type World } from '../../world/world';
import type { Probe } from '../probe';
import { MAXIMUM_LIMIT } from '../unknownValues';
import type { SortKind } from './order';

/** Maximum number of pages that are read of a list, for comparison with the responses. */
const PAGES_READ = 5;

/** The value of a filter. */
type Value = string | number;

/**
 * A filter of a list: its query parameter, the value that finds an entry (null for none), and what a value
 * finds, by default the entries that have it.
 */
export type Filter<Entry> = readonly [
  parameter: string,
  valueOf: (entry: Entry) => Value | null,
  lets?: (entry: Entry, value: Value) => boolean,
];

/** A paged list operation and its query parameters. */
export type Listing<Entry> = {
  operationId: string;
  /** Name of the list in the response body. */
  items: string;
  isForAdmins?: boolean;
  idOf: (entry: Entry) => unknown;
  /** Sort fields; each name is also the value of the `sort` parameter. The first one is the default. */
  sorts: Readonly<Record<string, SortKind>>;
  /** Returns the texts of an entry that a search covers. */
  searchedIn: (entry: Entry) => readonly (string | null)[];
  filters: readonly Filter<Entry>[];
};

/** The query of a list. */
export type Query = Record<string, QueryValue>;

/** The results of a query: all entries, or the first ones of a long list. */
type Found<Entry> = { items: Entry[]; total: number; isWhole: boolean };

/** Removes case and accents, which a search ignores. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const WORDS = /[\p{L}\p{N}]+/gu;
/** What backends with a stemmer may ignore of a word. */
const ENDING = /(?<=...).{1,3}$/u;

/**
 * Returns whether each word of a search is a word of the entry, which the search then has to
 * find; `isLenient` also admits what it may find: words without their endings, anywhere.
 */
export function matchesSearch<Entry>(
  { searchedIn }: Listing<Entry>,
  entry: Entry,
  search: string,
  isLenient = false,
): boolean {
  const wordsOf = (text: string) => fold(text).match(WORDS) ?? [];
  const text = ` ${wordsOf(searchedIn(entry).join(' ')).join(' ')} `;
  const wanted = wordsOf(search).map((it) => (isLenient ? it.replace(ENDING, '') : ` ${it} `));
  return wanted.length > 0 && wanted.every((word) => text.includes(word));
}

/**
 * Expects a search to find the known entries that have all its words; where there are none, it may
 * find those with some of them. `lets` is what a filter beside it admits.
 */
export async function expectSearched<Entry>(
  context: [listing: Listing<Entry>, probe: Probe, world: World],
  known: Found<Entry>,
  query: Query & { search: string },
  lets: (entry: Entry) => boolean = () => true,
): Promise<void> {
  const [listing] = context;
  const { search } = query;
  const due = (entry: Entry) => matchesSearch(listing, entry, search);
  const words = known.items.some(due) ? [search] : search.split(' ');
  await expectFound(
    context,
    known,
    query,
    (entry) => lets(entry) && due(entry),
    (entry) => lets(entry) && words.some((word) => matchesSearch(listing, entry, word, true)),
  );
}

/** Requests a page, by default with as many entries as possible. */
export async function readPage<Entry>(
  { operationId, items, isForAdmins }: Listing<Entry>,
  probe: Probe,
  world: World,
  query: Query,
): Promise<{ items: Entry[]; total: number; pages: number }> {
  const call = isForAdmins ? world.by('admin') : {};
  const body = await probe.read<Record<string, unknown>>(operationId, {
    ...call,
    query: { limit: MAXIMUM_LIMIT, ...query },
  });
  const { total, total_pages: pages } = body.pagination as { total: number; total_pages: number };
  return { items: body[items] as Entry[], total, pages };
}

/** Requests the results of a query, up to five pages unless `pagesRead` says more. */
export async function readFound<Entry>(
  listing: Listing<Entry>,
  probe: Probe,
  world: World,
  query: Query,
  pagesRead = PAGES_READ,
): Promise<Found<Entry>> {
  const { items, total, pages } = await readPage(listing, probe, world, query);
  for (let page = 2; page <= Math.min(pages, pagesRead); page += 1) {
    items.push(...(await readPage(listing, probe, world, { ...query, page })).items);
  }
  return { items, total, isWhole: pages <= pagesRead };
}

/** Requests the whole list; skips the case if it is empty. */
export async function readKnown<Entry>(
  listing: Listing<Entry>,
  probe: Probe,
  world: World,
  pagesRead?: number,
): Promise<Found<Entry>> {
  const known = await readFound(listing, probe, world, {}, pagesRead);
  if (known.items.length === 0) throw new SkipCase('the list is empty');
  return known;
}

/** Requests the whole list; skips the case if it is empty or too long. */
export async function readWhole<Entry>(
  listing: Listing<Entry>,
  probe: Probe,
  world: World,
  pagesRead?: number,
): Promise<Entry[]> {
  const { items, isWhole } = await readKnown(listing, probe, world, pagesRead);
  if (!isWhole) throw new SkipCase('the list is too long to compare');
  return items;
}

/**
 * Expects a query to find the known entries that `lets` admits, and no others but those that `may`
 * be found; if the list is too long to be known completely, at least those and no other known ones.
 */
export async function expectFound<Entry>(
  [listing, probe, world]: [listing: Listing<Entry>, probe: Probe, world: World],
  known: Found<Entry>,
  query: Query,
  lets: (entry: Entry) => boolean,
  may = lets,
): Promise<void> {
  const found = await readFound(listing, probe, world, query);
  const { search } = query;
  const words = fold(String(search ?? '')).match(WORDS) ?? [];
  const named = search === undefined ? '' : ` (its words: ${words.join(', ') || 'none'})`;
  const what = `${JSON.stringify(query)}${named}`;
  const wrong = found.items.filter((entry) => !may(entry)).map(listing.idOf);
  probe.expectEqual(wrong, [], `${what} returns entries that do not match`, 'filter');
  const ids = new Set(found.items.map(listing.idOf));
  const due = known.items.filter(lets).map(listing.idOf);
  if (found.isWhole) {
    const missed = due.filter((id) => !ids.has(id));
    probe.expectEqual(missed, [], `${what} misses entries`, 'filter');
  }
  const most = known.isWhole ? known.items.filter(may).length : Infinity;
  const values = { expected: due.length, actual: found.total };
  const isTotal = found.total >= due.length && found.total <= most;
  probe.expect(isTotal, `${what} has another total`, 'filter', values);
}
