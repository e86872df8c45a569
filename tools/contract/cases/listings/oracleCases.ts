import { SkipCase, type World } from '../../world/world';
import { type Case, flowCase } from '../case';
import type { Probe } from '../probe';
import { ODD_TEXTS } from '../unknownValues';
import type { Filter, Item, Listing, SortKind } from './listing';
import { swapCase } from '../derived/nearMisses';
import { matchesSearch } from './listing';
import { expectFound, readFound, readKnown } from './oracle';

/** Number of values to test: all of a filter with few, the first ones of others. */
const VALUES_TRIED = 4;
const PAGE_SIZE = 7;
const PAGES_COMPARED = 4;
/** Wildcards of SQL patterns, globs and regular expressions. */
const WILDCARDS = ['_', '%', '.', '?'];
const WORDS = /[\p{L}\d@+]{3,}/gu;
const PHRASE = /([\p{L}\d]{3,}) [\p{L}\d]{3,}/gu;

type Step = (probe: Probe, world: World) => Promise<void>;

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

/** Searches for a word of each searched text, compared with the whole list. */
function searchCase(listing: Listing): [string, Step] {
  return [
    'a search for a word of each searched text',
    async (probe, world) => {
      const known = await readKnown(listing, probe, world);
      const fields = listing.searchedIn(known.items[0]!).length;
      let searches = 0;
      for (let field = 0; field < fields; field += 1) {
        const search = wordIn(listing, known.items, field);
        if (!search) continue;
        searches += 1;
        const lets = (item: Item) => matchesSearch(listing, item, search);
        await expectFound([listing, probe, world], known, { search }, lets);
        const swapped = { search: swapCase(search) };
        await expectFound([listing, probe, world], known, swapped, lets);
      }
      const [word] = wordsOf(known.items.flatMap(listing.searchedIn).find((text) => text));
      const patterns = word ? WILDCARDS.map((any) => `${word[0]}${any}${word.slice(2)}`) : [];
      for (const search of [...patterns, ...ODD_TEXTS]) {
        const lets = (item: Item) => matchesSearch(listing, item, search);
        await expectFound([listing, probe, world], known, { search }, lets);
      }
      if (searches === 0) throw new SkipCase('no searched text has a word of its own');
    },
  ];
}

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

/** Searches for several words match them as one text, compared with the whole list. */
function phraseCase(listing: Listing): [string, Step] {
  return [
    'a search for two words',
    async (probe, world) => {
      const known = await readKnown(listing, probe, world);
      const search = phraseIn(listing, known.items);
      if (!search) throw new SkipCase('no two words tell entries apart that have the first one');
      const lets = (item: Item) => matchesSearch(listing, item, search);
      await expectFound([listing, probe, world], known, { search }, lets);
    },
  ];
}

/** Returns the distinct values of a filter among the entries. */
const valuesOf = (filter: Filter, items: readonly Item[]) =>
  [...new Set(items.map(filter.valueOf))].filter((value) => value !== null).slice(0, VALUES_TRIED);

function filterCase(listing: Listing, filter: Filter): [string, Step] {
  const { parameter, lets } = filter;
  return [
    `each ${parameter}, alone and beside a search`,
    async (probe, world) => {
      const known = await readKnown(listing, probe, world);
      const values = valuesOf(filter, known.items);
      if (values.length === 0) throw new SkipCase(`no entry has a value of ${parameter}`);
      for (const value of values) {
        const query = { [parameter]: value };
        await expectFound([listing, probe, world], known, query, (item) => lets(item, value));
      }
      const [value] = values;
      const other = known.items.find((item) => value !== undefined && !lets(item, value));
      const search = other && wordsOf(listing.searchedIn(other).find((text) => text))[0];
      if (value === undefined || !search) return;
      const isBoth = (item: Item) => lets(item, value) && matchesSearch(listing, item, search);
      await expectFound([listing, probe, world], known, { [parameter]: value, search }, isBoth);
    },
  ];
}

function sortCase(listing: Listing, sort: string, kind: SortKind): [string, Step] {
  return [
    `pages sorted by ${sort} are parts of one order`,
    async (probe, world) => {
      const query = { sort, order: 'ASC' };
      const pages: Item[] = [];
      for (let page = 1; page <= PAGES_COMPARED; page += 1) {
        const token = listing.isForAdmins ? world.need('admin').token : undefined;
        const body = await probe.read<Record<string, unknown>>(listing.operationId, {
          token,
          query: { ...query, page, limit: PAGE_SIZE },
        });
        pages.push(...(body[listing.items] as Item[]));
      }
      probe.expectSorted(pages, [sort, kind, 'ASC'], `The order is not ${sort} ASC`);
      const ids = pages.map(listing.idOf);
      const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
      const message = `Sorted by ${sort}, entries are on more than one page`;
      probe.expectEqual(repeated, [], message, 'pagination');
    },
  ];
}

/** Expects a search to keep the requested order. */
function sortedSearchCase(listing: Listing): [string, Step] {
  return [
    'a search that is sorted',
    async (probe, world) => {
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
    },
  ];
}

/** Creates cases that compare a list's searches, filters and pages with the whole list. */
export function oracleCases(listing: Listing): Case[] {
  const steps = [
    searchCase(listing),
    phraseCase(listing),
    sortedSearchCase(listing),
    ...listing.filters.map((filter) => filterCase(listing, filter)),
    ...Object.entries(listing.sorts).map(([sort, kind]) => sortCase(listing, sort, kind)),
  ];
  return steps.map(([title, run]) => flowCase([listing.operationId, 200, title], run));
}
