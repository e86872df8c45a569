import { SkipCase, type World } from '../../world/world';
import { flowCase, type Case } from '../case';
import { swapCase } from '../derived/nearMisses';
import type { Probe } from '../probe';
import { MAXIMUM_LIMIT, ODD_TEXTS, UNKNOWN_TEXT } from '../unknownValues';
import { matchesSearch, type Filter, type Item, type Listing, type SortKind } from './listing';
import { expectFound, readFound, readKnown, type Query } from './oracle';

type Page = { items: Item[]; total: number; totalPages: number };
type Step = (listing: Listing, probe: Probe, world: World) => Promise<void>;

/** Number of pages in which a whole list is requested. */
const PAGES_READ = 5;
const SMALL_LIMIT = 5;
/** Number of values to test: all of a filter with few, the first ones of others. */
const VALUES_TRIED = 4;
const PAGE_SIZE = 7;
const PAGES_COMPARED = 4;
/** Wildcards of SQL patterns, globs and regular expressions. */
const WILDCARDS = ['_', '%', '.', '?'];
const WORDS = /[\p{L}\d@+]{3,}/gu;
const PHRASE = /([\p{L}\d]{3,}) [\p{L}\d]{3,}/gu;

/** Requests a page and checks its size and its totals. */
async function readPage(listing: Listing, probe: Probe, world: World, query: Query): Promise<Page> {
  const call = { query, ...(listing.isForAdmins && world.by('admin')) };
  const body = await probe.read<Record<string, unknown>>(listing.operationId, call);
  const { total, total_pages: totalPages } = body.pagination as Record<string, number>;
  const page = { items: body[listing.items] as Item[], total: total!, totalPages: totalPages! };
  const limit = Number(query.limit ?? listing.defaultLimit);
  const values = { expected: `at most ${limit} entries`, actual: page.items.length };
  const full = `The page has more than ${limit} entries`;
  probe.expect(page.items.length <= limit, full, 'pagination', values);
  const message = `total_pages is not ceil(total / limit) with a total of ${total} and a limit of ${limit}`;
  probe.expectEqual(page.totalPages, Math.ceil(page.total / limit), message, 'pagination');
  return page;
}

const idsOf = ({ idOf }: Listing, { items }: Page) => items.map(idOf);

const readAllPages: Step = async (listing, probe, world) => {
  const { total } = await readPage(listing, probe, world, { limit: 1 });
  const limit = Math.min(Math.max(1, Math.ceil(total / PAGES_READ)), MAXIMUM_LIMIT);
  const ids: unknown[] = [];
  for (let page = 1; page <= Math.min(Math.ceil(total / limit), PAGES_READ); page += 1) {
    ids.push(...idsOf(listing, await readPage(listing, probe, world, { page, limit })));
  }
  const duplicates = ids.filter((id, index) => ids.indexOf(id) !== index);
  probe.expectEqual(duplicates, [], 'Entries are on more than one page', 'pagination');
  const expected = Math.min(total, PAGES_READ * MAXIMUM_LIMIT);
  const message = 'The number of entries differs from the total';
  probe.expectEqual(ids.length, expected, message, 'pagination');
};

const respectLimit: Step = async (listing, probe, world) => {
  const page = await readPage(listing, probe, world, { limit: SMALL_LIMIT });
  const expected = Math.min(SMALL_LIMIT, page.total);
  probe.expectEqual(page.items.length, expected, 'The first page is not full', 'pagination');
  const second = await readPage(listing, probe, world, { limit: SMALL_LIMIT, page: 2 });
  const both = await readPage(listing, probe, world, { limit: SMALL_LIMIT * 2 });
  probe.expectEqual(
    [...idsOf(listing, page), ...idsOf(listing, second)],
    idsOf(listing, both),
    'The first two pages differ from the beginning of the list',
    'pagination',
  );
};

const pastTheEnd: Step = async (listing, probe, world) => {
  const { totalPages, total } = await readPage(listing, probe, world, { limit: MAXIMUM_LIMIT });
  const past = { limit: MAXIMUM_LIMIT, page: totalPages + 1 };
  const page = await readPage(listing, probe, world, past);
  probe.expectEqual(page.items.length, 0, 'A page past the end has entries', 'pagination');
  probe.expectEqual(page.total, total, 'The total differs past the end', 'pagination');
};

const defaults: Step = async (listing, probe, world) => {
  const { defaultSort, defaultLimit, sorts } = listing;
  const page = await readPage(listing, probe, world, {});
  const expected = Math.min(defaultLimit, page.total);
  probe.expectEqual(
    page.items.length,
    expected,
    `The default limit is not ${defaultLimit}`,
    'pagination',
  );
  const message = `The default order is not ${defaultSort} DESC`;
  probe.expectSorted(page.items, [defaultSort, sorts[defaultSort]!, 'DESC'], message);
};

const wordsOf = (text: unknown): string[] =>
  typeof text === 'string' ? (text.match(WORDS) ?? []) : [];

const contains = (text: unknown, word: string) =>
  typeof text === 'string' && text.toLowerCase().includes(word.toLowerCase());

/**
 * Finds a word that occurs in only one searched text of an entry, and the entries whose other texts
 * lack it.
 */
function wordIn(listing: Listing, items: readonly Item[], field: number): string | undefined {
  for (const item of items) {
    const texts = listing.searchedIn(item);
    const others = texts.filter((_text, index) => index !== field);
    const word = wordsOf(texts[field]).find((one) => !others.some((text) => contains(text, one)));
    if (word) return word;
  }
  return undefined;
}

/** Expects a search to find what the whole list has, for a word of each searched text and for odd texts. */
const search: Step = async (listing, probe, world) => {
  const known = await readKnown(listing, probe, world);
  const fields = listing.searchedIn(known.items[0]!).map((_text, field) => field);
  const own = fields.flatMap((field) => wordIn(listing, known.items, field) ?? []);
  const [word] = wordsOf(known.items.flatMap(listing.searchedIn).find((text) => text));
  const patterns = word ? WILDCARDS.map((any) => `${word[0]}${any}${word.slice(2)}`) : [];
  const texts = [...own, ...own.map(swapCase), ...patterns, UNKNOWN_TEXT, ...ODD_TEXTS];
  for (const text of texts) {
    const lets = (item: Item) => matchesSearch(listing, item, text);
    await expectFound([listing, probe, world], known, { search: text }, lets);
  }
  if (own.length === 0) throw new SkipCase('no searched text has a word of its own');
};

/**
 * Returns two adjacent words of an entry, the first of which also occurs elsewhere without the
 * second.
 */
function phraseIn(listing: Listing, items: readonly Item[]): string | undefined {
  for (const text of items.flatMap(listing.searchedIn)) {
    if (typeof text !== 'string') continue;
    for (const [phrase, word] of text.matchAll(PHRASE)) {
      const isTold = (item: Item) =>
        matchesSearch(listing, item, word!) && !matchesSearch(listing, item, phrase);
      if (items.some(isTold)) return phrase;
    }
  }
  return undefined;
}

const searchTwoWords: Step = async (listing, probe, world) => {
  const known = await readKnown(listing, probe, world);
  const text = phraseIn(listing, known.items);
  if (!text) throw new SkipCase('no two words tell entries apart that have the first one');
  const lets = (item: Item) => matchesSearch(listing, item, text);
  await expectFound([listing, probe, world], known, { search: text }, lets);
};

/** Expects a search to keep the requested order. */
const sortedSearch: Step = async (listing, probe, world) => {
  const known = await readKnown(listing, probe, world);
  const counts = new Map<string, number>();
  for (const item of known.items) {
    const words = new Set(listing.searchedIn(item).flatMap(wordsOf));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const common = [...counts].sort(([, one], [, other]) => other - one)[0];
  if (!common || common[1] < 2) throw new SkipCase('no word occurs in two entries');
  for (const [sort, kind] of Object.entries(listing.sorts)) {
    const query = { search: common[0], sort, order: 'ASC' };
    const { items } = await readFound(listing, probe, world, query);
    probe.expectSorted(items, [sort, kind, 'ASC'], `A search is not sorted by ${sort} ASC`);
  }
};

/** Expects each value of a filter to find what the whole list has of it, alone and beside a search. */
const filtered =
  ({ parameter, valueOf, lets }: Filter): Step =>
  async (listing, probe, world) => {
    const known = await readKnown(listing, probe, world);
    const all = [...new Set(known.items.map(valueOf))].filter((value) => value !== null);
    const values = all.slice(0, VALUES_TRIED);
    if (values.length === 0) throw new SkipCase(`no entry has a value of ${parameter}`);
    for (const value of values) {
      const query = { [parameter]: value };
      await expectFound([listing, probe, world], known, query, (item) => lets(item, value));
    }
    const [value] = values;
    const other = known.items.find((item) => value !== undefined && !lets(item, value));
    const text = other && wordsOf(listing.searchedIn(other).find((one) => one))[0];
    if (value === undefined || !text) return;
    const isBoth = (item: Item) => lets(item, value) && matchesSearch(listing, item, text);
    const query = { [parameter]: value, search: text };
    await expectFound([listing, probe, world], known, query, isBoth);
  };

/** Expects a long page to be in order, and short pages to be parts of one order. */
const sorted =
  (sort: string, kind: SortKind, order: 'ASC' | 'DESC'): Step =>
  async (listing, probe, world) => {
    const message = `The order is not ${sort} ${order}`;
    const { items } = await readPage(listing, probe, world, { sort, order, limit: MAXIMUM_LIMIT });
    probe.expectSorted(items, [sort, kind, order], message);
    const pages: Item[] = [];
    for (let page = 1; page <= PAGES_COMPARED; page += 1) {
      const query = { sort, order, page, limit: PAGE_SIZE };
      pages.push(...(await readPage(listing, probe, world, query)).items);
    }
    probe.expectSorted(pages, [sort, kind, order], message);
    const ids = pages.map(listing.idOf);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    const twice = `Sorted by ${sort}, entries are on more than one page`;
    probe.expectEqual(repeated, [], twice, 'pagination');
  };

/** Creates cases for a paged list: totals and limits, and its searches, filters and sorts compared with the whole list. */
export function listingCases(listing: Listing): Case[] {
  const steps: [title: string, step: Step][] = [
    ['without parameters', defaults],
    ['the limit is respected', respectLimit],
    ['every entry on exactly one page', readAllPages],
    ['a page past the end', pastTheEnd],
    ['a search for a word of each searched text', search],
    ['a search for two words', searchTwoWords],
    ['a search that is sorted', sortedSearch],
    ...listing.filters.map((filter): [string, Step] => [
      `each ${filter.parameter}, alone and beside a search`,
      filtered(filter),
    ]),
    ...Object.entries(listing.sorts).flatMap(([sort, kind]) =>
      (['ASC', 'DESC'] as const).map((order): [string, Step] => [
        `sorted by ${sort} ${order}`,
        sorted(sort, kind, order),
      ]),
    ),
  ];
  return steps.map(([title, step]) =>
    flowCase([listing.operationId, 200, title], (probe, world) => step(listing, probe, world)),
  );
}
