import { SkipCase, type World } from '../../world/world';
import { type Case, flowCase } from '../case';
import { swapCase } from '../derived/nearMisses';
import type { Probe } from '../probe';
import { MAXIMUM_LIMIT, ODD_TEXTS, UNKNOWN_TEXT } from '../unknownValues';
import {
  expectFound,
  expectSearched,
  type Filter,
  fold,
  type Listing,
  matchesSearch,
  readFound,
  readKnown,
  readPage,
} from './listing';
import type { SortKind } from './order';

type Step = <Entry extends object>(
  listing: Listing<Entry>,
  probe: Probe,
  world: World,
) => Promise<void>;

/** Number of pages in which a whole list is requested. */
const PAGES_READ = 5;
/** Number of values to test: all of a filter with few, the first ones of others. */
const VALUES_TRIED = 4;
const PAGE_SIZE = 7;
const PAGES_COMPARED = 4;
const WORDS = /[\p{L}\d@+]{3,}/gu;
/** Words that a search may ignore. */
export const COMMON = /^(?:.{1,5}|application|manage(ment|r)|online|projects?|software|systems?)$/i;

const everyPage: Step = async (listing, probe, world) => {
  const known = await readKnown(listing, probe, world);
  const limit = Math.min(Math.ceil(known.total / PAGES_READ), MAXIMUM_LIMIT);
  const ids: unknown[] = [];
  for (let page = 1; page <= Math.ceil(known.items.length / limit); page += 1) {
    const { items } = await readPage(listing, probe, world, { page, limit });
    ids.push(...items.map(listing.idOf));
  }
  const message = 'The pages differ from the whole list';
  probe.expectEqual(ids, known.items.map(listing.idOf), message, 'pagination');
};

const defaultOrder: Step = async (listing, probe, world) => {
  const { items } = await readFound(listing, probe, world, {});
  const [field, kind] = Object.entries(listing.sorts)[0]!;
  probe.expectSorted(items, [field, kind, 'DESC'], `The default order is not ${field} DESC`);
};

const wordsOf = (text: string | null): string[] => text?.match(WORDS) ?? [];

/** Returns a word that one searched text of an entry has, and none of its others. */
function wordIn<Entry>({ searchedIn }: Listing<Entry>, entries: readonly Entry[], field: number) {
  const wordsOfOne = entries.flatMap((entry) => {
    const texts = searchedIn(entry).map((text) => text?.toLowerCase() ?? '');
    const [own] = texts.splice(field, 1);
    return wordsOf(own!).filter((word) => !texts.some((text) => text.includes(word)));
  });
  return wordsOfOne[0];
}

/** Expects a search to find what the whole list has, for a word of each searched text and for odd texts. */
const search: Step = async (listing, probe, world) => {
  const known = await readKnown(listing, probe, world);
  const fields = listing.searchedIn(known.items[0]!).map((_text, field) => field);
  const own = fields.flatMap((field) => wordIn(listing, known.items, field) ?? []);
  for (const text of [...own, ...own.map(swapCase), ...own.map(fold), UNKNOWN_TEXT, ...ODD_TEXTS]) {
    await expectSearched([listing, probe, world], known, { search: text });
  }
};

/** Expects a search for two words of an entry, the last one first, not to find what has one alone. */
const searchTwoWords: Step = async (listing, probe, world) => {
  const known = await readKnown(listing, probe, world);
  const has = (text: string) => (entry: (typeof known.items)[number]) =>
    matchesSearch(listing, entry, text);
  for (const entry of known.items) {
    const [last, first] = wordsOf(listing.searchedIn(entry).join(' ')).filter(
      (word) => !COMMON.test(word),
    );
    if (!first || fold(first) === fold(last!)) continue;
    const text = `${first} ${last}`;
    if (known.items.every((one) => has(first)(one) === has(text)(one))) continue;
    await expectSearched([listing, probe, world], known, { search: text });
    return;
  }
  throw new SkipCase('no two words tell entries apart that have the first one');
};

/** Expects a search to keep the requested order. */
const sortedSearch: Step = async (listing, probe, world) => {
  const { items } = await readKnown(listing, probe, world);
  const counts = new Map<string, number>();
  for (const entry of items) {
    const words = new Set(listing.searchedIn(entry).flatMap(wordsOf));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const [word, count] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? ['', 0];
  if (count < 2) throw new SkipCase('no word occurs in two entries');
  for (const [sort, kind] of Object.entries(listing.sorts)) {
    const found = await readFound(listing, probe, world, { search: word, sort, order: 'ASC' });
    probe.expectSorted(found.items, [sort, kind, 'ASC'], `A search is not sorted by ${sort} ASC`);
  }
};

/** Expects a long page to be in order, and short pages to be parts of one order. */
const sorted =
  (sort: string, kind: SortKind, order: 'ASC' | 'DESC'): Step =>
  async (listing, probe, world) => {
    const message = `The order is not ${sort} ${order}`;
    const { items } = await readPage(listing, probe, world, { sort, order });
    probe.expectSorted(items, [sort, kind, order], message);
    const short: typeof items = [];
    for (let page = 1; page <= PAGES_COMPARED; page += 1) {
      const query = { sort, order, page, limit: PAGE_SIZE };
      short.push(...(await readPage(listing, probe, world, query)).items);
    }
    probe.expectSorted(short, [sort, kind, order], message);
    const ids = short.map(listing.idOf);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    const twice = `Sorted by ${sort}, entries are on more than one page`;
    probe.expectEqual(repeated, [], twice, 'pagination');
  };

/** Creates a case that expects each value of a filter to find what the whole list has of it, alone and beside a search. */
const filterCase = <Entry extends object>(
  listing: Listing<Entry>,
  [parameter, valueOf, lets = (entry, value) => valueOf(entry) === value]: Filter<Entry>,
): Case =>
  flowCase(
    [listing.operationId, 200, `each ${parameter}, alone and beside a search`],
    async (probe, world) => {
      const known = await readKnown(listing, probe, world);
      const values = [...new Set(known.items.map(valueOf))].filter((value) => value !== null);
      const [first] = values;
      if (first === undefined) throw new SkipCase(`no entry has a value of ${parameter}`);
      for (const value of values.slice(0, VALUES_TRIED)) {
        await expectFound([listing, probe, world], known, { [parameter]: value }, (entry) =>
          lets(entry, value),
        );
      }
      const other = known.items.find((entry) => !lets(entry, first));
      const [text] = wordsOf((other && listing.searchedIn(other).find(Boolean)) ?? null);
      if (!text) return;
      const query = { [parameter]: first, search: text };
      await expectSearched([listing, probe, world], known, query, (entry) => lets(entry, first));
    },
  );

/** Creates the cases of a list's filters. */
export const filterCases = <Entry extends object>(listing: Listing<Entry>): Case[] =>
  listing.filters.map((filter) => filterCase(listing, filter));

/** Creates cases for a paged list: its pages, and its searches, filters and sorts compared with the whole list. */
export function listingCases<Entry extends object>(listing: Listing<Entry>): Case[] {
  const steps: [title: string, step: Step][] = [
    ['without parameters', defaultOrder],
    ['every entry on exactly one page', everyPage],
    ['a search for a word of each searched text', search],
    ['a search for two words', searchTwoWords],
    ['a search that is sorted', sortedSearch],
    ...Object.entries(listing.sorts).flatMap(([sort, kind]) =>
      (['ASC', 'DESC'] as const).map((order): [string, Step] => [
        `sorted by ${sort} ${order}`,
        sorted(sort, kind, order),
      ]),
    ),
  ];
  const cases = steps.map(([title, step]) =>
    flowCase([listing.operationId, 200, title], (probe, world) => step(listing, probe, world)),
  );
  return [...cases, ...filterCases(listing)];
}
