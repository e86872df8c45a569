import { SkipCase, type World } from '../../world/world';
import { type Case, flowCase } from '../case';
import type { Probe } from '../probe';
import { MAXIMUM_LIMIT, UNKNOWN_TEXT } from '../unknownValues';
import { matchesSearch, wordOf, type Item, type Listing, type Page } from './listing';
import { findDisorder } from './order';

type Query = Record<string, string | number>;

/** Number of pages in which a whole list is requested. */
const PAGES_READ = 5;
/** Maximum number of entries to read of a list. */
const MAX_ENTRIES_READ = PAGES_READ * MAXIMUM_LIMIT;
const SMALL_LIMIT = 5;
const DIRECTIONS = ['ASC', 'DESC'] as const;

/** Requests a page and checks its size and its totals. */
async function readPage(listing: Listing, probe: Probe, world: World, query: Query): Promise<Page> {
  const call = { query, ...(listing.isForAdmins && world.by('admin')) };
  const body = await probe.read<Record<string, unknown>>(listing.operationId, call);
  const { total, total_pages: totalPages } = body.pagination as Record<string, number>;
  const page = { items: body[listing.items] as Item[], total: total!, totalPages: totalPages! };
  const limit = Number(query.limit ?? listing.defaultLimit);
  probe.expect(
    page.items.length <= limit,
    `The page has more than ${limit} entries`,
    'pagination',
    { expected: `at most ${limit} entries`, actual: page.items.length },
  );
  probe.expectEqual(
    page.totalPages,
    Math.ceil(page.total / limit),
    `total_pages is not ceil(total / limit) with a total of ${page.total} and a limit of ${limit}`,
    'pagination',
  );
  return page;
}

const idsOf = ({ idOf }: Listing, { items }: Page) => items.map(idOf);

async function readAllPages(listing: Listing, probe: Probe, world: World): Promise<void> {
  const { total } = await readPage(listing, probe, world, { limit: 1 });
  const limit = Math.min(Math.max(1, Math.ceil(total / PAGES_READ)), MAXIMUM_LIMIT);
  const ids: unknown[] = [];
  for (let page = 1; page <= Math.min(Math.ceil(total / limit), PAGES_READ); page += 1) {
    ids.push(...idsOf(listing, await readPage(listing, probe, world, { page, limit })));
  }
  const duplicates = ids.filter((id, index) => ids.indexOf(id) !== index);
  probe.expectEqual(duplicates, [], 'Entries are on more than one page', 'pagination');
  const expected = Math.min(total, MAX_ENTRIES_READ);
  probe.expectEqual(
    ids.length,
    expected,
    'The number of entries differs from the total',
    'pagination',
  );
}

async function respectLimit(listing: Listing, probe: Probe, world: World): Promise<void> {
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
}

async function pastTheEnd(listing: Listing, probe: Probe, world: World): Promise<void> {
  const { totalPages, total } = await readPage(listing, probe, world, { limit: MAXIMUM_LIMIT });
  const past = { limit: MAXIMUM_LIMIT, page: totalPages + 1 };
  const page = await readPage(listing, probe, world, past);
  probe.expectEqual(page.items.length, 0, 'A page past the end has entries', 'pagination');
  probe.expectEqual(page.total, total, 'The total differs past the end', 'pagination');
}

async function defaults(listing: Listing, probe: Probe, world: World): Promise<void> {
  const { defaultSort, defaultLimit, sorts } = listing;
  const page = await readPage(listing, probe, world, {});
  const expected = Math.min(defaultLimit, page.total);
  probe.expectEqual(
    page.items.length,
    expected,
    `The default limit is not ${defaultLimit}`,
    'pagination',
  );
  const disorder = findDisorder(page.items, defaultSort, sorts[defaultSort]!, 'DESC');
  probe.expectEqual(disorder, undefined, `The default order is not ${defaultSort} DESC`, 'sorting');
}

async function search(listing: Listing, probe: Probe, world: World): Promise<void> {
  const all = await readPage(listing, probe, world, { limit: SMALL_LIMIT });
  const [item] = all.items;
  if (!item) throw new SkipCase('the list is empty');
  const word = wordOf(listing, item);
  const query = { search: word, limit: MAXIMUM_LIMIT };
  const found = await readPage(listing, probe, world, query);
  const unexpected = found.items.filter((entry) => !matchesSearch(listing, entry, word));
  probe.expectEqual(
    unexpected.map(listing.idOf),
    [],
    `A search for "${word}" returns entries that do not contain it`,
    'filter',
  );
  const isThere = found.total > MAXIMUM_LIMIT || idsOf(listing, found).includes(listing.idOf(item));
  probe.expect(isThere, `A search for "${word}" misses an entry that contains it`, 'filter', {
    expected: listing.idOf(item),
    actual: idsOf(listing, found),
  });
  const upperCase = await readPage(listing, probe, world, { ...query, search: word.toUpperCase() });
  probe.expectEqual(
    upperCase.total,
    found.total,
    'A search in upper case has a different result',
    'filter',
  );
  const none = await readPage(listing, probe, world, { search: UNKNOWN_TEXT });
  probe.expectEqual(none.total, 0, 'A search for an unknown text has results', 'filter');
}

function filterCase(listing: Listing, filter: Listing['filters'][number]): Case {
  return flowCase(
    [listing.operationId, 200, `filtered by ${filter.parameter}`],
    async (probe, world) => {
      const all = await readPage(listing, probe, world, { limit: MAXIMUM_LIMIT });
      const item = all.items.find((entry) => filter.valueOf(entry) !== null);
      if (!item) throw new SkipCase(`no entry has a value of ${filter.parameter}`);
      const value = filter.valueOf(item)!;
      const query = { [filter.parameter]: value, limit: MAXIMUM_LIMIT };
      const found = await readPage(listing, probe, world, query);
      const unexpected = found.items.filter((entry) => !filter.lets(entry, value));
      const what = `${filter.parameter}=${value}`;
      probe.expectEqual(
        unexpected.map(listing.idOf),
        [],
        `${what} returns entries that do not match`,
        'filter',
      );
      const wanted = all.items.filter((entry) => filter.lets(entry, value)).length;
      probe.expect(found.total >= wanted, `${what} misses entries`, 'filter', {
        expected: `at least ${wanted}`,
        actual: found.total,
      });
    },
  );
}

function sortCases(listing: Listing): Case[] {
  return Object.entries(listing.sorts).flatMap(([sort, kind]) =>
    DIRECTIONS.map((order) =>
      flowCase([listing.operationId, 200, `sorted by ${sort} ${order}`], async (probe, world) => {
        const query = { sort, order, limit: MAXIMUM_LIMIT };
        const { items } = await readPage(listing, probe, world, query);
        probe.expectSorted(items, [sort, kind, order], `The order is not ${sort} ${order}`);
      }),
    ),
  );
}

/** Creates cases for a paged list: totals, limits, sorts, search and filters. */
export function listingCases(listing: Listing): Case[] {
  const steps = {
    'without parameters': defaults,
    'the limit is respected': respectLimit,
    'every entry on exactly one page': readAllPages,
    'a page past the end': pastTheEnd,
    'the search filters': search,
  };
  return [
    ...Object.entries(steps).map(([title, step]) =>
      flowCase([listing.operationId, 200, title], (probe, world) => step(listing, probe, world)),
    ),
    ...listing.filters.map((filter) => filterCase(listing, filter)),
    ...sortCases(listing),
  ];
}
