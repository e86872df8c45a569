import type { Facet, ListProjectsResponse, Project } from '@/api/generated/projects.gen';
import { SkipCase, type World } from '../../world/world';
import { type Case, flowCase } from '../case';
import { expectFound, type Listing, type Query, readWhole } from '../listings/listing';
import { filterCases } from '../listings/listingCases';
import { projectListing } from '../listings/listings';
import type { Probe } from '../probe';
import { MAXIMUM_LIMIT, ODD_TEXTS, UNKNOWN_TEXT } from '../unknownValues';

const TEXTS_TYPED = 12;
const LONG_WORD = /\p{L}{6,}/u;

type Lets = (project: Project) => boolean;

const read = (probe: Probe, query: Query) =>
  probe.read<ListProjectsResponse>('listProjects', { query });

const technologiesOf = ({ technologies }: Project) =>
  technologies
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
const priceOf = ({ base_price }: Project) => Number(base_price);
const ratingOf = ({ rating }: Project) => Number(rating ?? 0);
const hasDemo = ({ demo_url }: Project) => Boolean(demo_url);
const wordOf = ({ title }: Project) => LONG_WORD.exec(title)?.[0];
const inCategory =
  (name: string | null): Lets =>
  ({ category }) =>
    category === name;
const withTechnologies =
  (...names: string[]): Lets =>
  (project) =>
    names.every((name) => technologiesOf(project).includes(name));
const pricedFrom =
  (least: number, most: number): Lets =>
  (project) =>
    priceOf(project) >= least && priceOf(project) <= most;
const ratedFrom =
  (least: number): Lets =>
  (project) =>
    ratingOf(project) >= least;
const categoriesOf = (all: readonly Project[]) => [
  ...new Set(all.flatMap(({ category }) => category ?? [])),
];

/** The list with its filters. */
const listing: Listing<Project> = {
  ...projectListing,
  filters: [
    ['category', ({ category }) => category],
    [
      'technology',
      (project) => technologiesOf(project)[0] ?? null,
      (project, name) => technologiesOf(project).includes(String(name)),
    ],
    ['min_price', priceOf, (project, price) => priceOf(project) >= Number(price)],
    ['max_price', priceOf, (project, price) => priceOf(project) <= Number(price)],
    ['started_on', ({ launch_record: record }) => record?.system.split(' ')[0] ?? null],
    ['has_demo', (project) => (hasDemo(project) ? 'true' : null)],
    [
      'min_rating',
      (project) => Math.floor(ratingOf(project)) || null,
      (project, least) => ratedFrom(Number(least))(project),
    ],
  ],
};

/** Queries with several values, and the projects of the whole list that they find. */
const combinations: Record<string, (all: readonly Project[]) => [Query, Lets]> = {
  'several categories': (all) => {
    const category = categoriesOf(all).slice(0, 2);
    return [{ category }, (project) => category.includes(project.category ?? '')];
  },
  'several technologies': (all) => {
    const technology = technologiesOf(all[0]!).slice(0, 2);
    return [{ technology }, withTechnologies(...technology)];
  },
  'a technology that is part of another name': (all) => {
    const names = [...new Set(all.flatMap(technologiesOf))];
    const technology = names.find((name) =>
      names.some((other) => other !== name && other.toLowerCase().includes(name.toLowerCase())),
    );
    if (!technology) throw new SkipCase('no name of a technology is part of another');
    return [{ technology }, withTechnologies(technology)];
  },
  'the limits of the price and a technology': (all) => {
    const prices = all.map(priceOf).sort((one, other) => one - other);
    const [min, max] = [0.25, 0.75].map((part) => prices[Math.floor(prices.length * part)]!);
    const technology = technologiesOf(all[0]!)[0] ?? UNKNOWN_TEXT;
    const isPriced = pricedFrom(min!, max!);
    const isMade = withTechnologies(technology);
    return [
      { technology, min_price: min!, max_price: max! },
      (project) => isPriced(project) && isMade(project),
    ];
  },
};

/** Creates a case that compares answers with the whole list. */
const listCase = (
  title: string,
  run: (probe: Probe, all: readonly Project[], world: World) => Promise<void>,
  operationId = 'listProjects',
): Case =>
  flowCase([operationId, 200, title], async (probe, world) =>
    run(probe, await readWhole(listing, probe, world), world),
  );

const combinationCases = Object.entries(combinations).map(([title, choose]) =>
  listCase(`filtered by ${title}`, async (probe, all, world) => {
    const [query, lets] = choose(all);
    const known = { items: [...all], total: all.length, isWhole: true };
    await expectFound([listing, probe, world], known, query, lets);
  }),
);

const turnedCase = flowCase(
  ['listProjects', 200, 'a turned price range is ignored'],
  async (probe) => {
    const { pagination } = await read(probe, {});
    const filtered = await read(probe, { min_price: 2, max_price: 1 });
    probe.expectEqual(filtered.pagination, pagination, 'The range is not ignored', 'filter');
  },
);

const byValue = (facets: readonly Facet[]) =>
  Object.fromEntries(facets.map(({ value, count }) => [value, count]));

async function readFacets(probe: Probe, query: Query) {
  const { facets, pagination } = await read(probe, query);
  if (!facets) throw new SkipCase('the answer has no facets');
  return { facets, pagination };
}

/** What a facet counts. */
type Count = [what: string, count: number, lets: Lets];

/** Expects each facet to count the projects that its choice would find. */
function expectCounts(probe: Probe, all: readonly Project[], counts: readonly Count[]): void {
  for (const [what, count, lets] of counts) {
    probe.expectEqual(count, all.filter(lets).length, `The facets count other ${what}`);
  }
}

const countsOf = (facets: readonly Facet[], letsOf: (value: string) => Lets): Count[] =>
  facets.map(({ value, count }) => [`projects of ${value}`, count, letsOf(value)]);

const facetCase = listCase('the facets count the other choices', async (probe, all) => {
  const [category] = categoriesOf(all);
  if (!category) throw new SkipCase('no project has a category');
  const { facets } = await readFacets(probe, { category });
  const chosen = all.filter(inCategory(category));
  expectCounts(probe, all, countsOf(facets.categories, inCategory));
  expectCounts(probe, chosen, [
    ...countsOf(facets.technologies, withTechnologies),
    ...facets.price.ranges.map(({ min, max, count }): Count => [
      `prices from ${min}`,
      count,
      pricedFrom(min, max ?? Infinity),
    ]),
    ...facets.ratings.map(({ min_rating: least, count }): Count => [
      `ratings of ${least}`,
      count,
      ratedFrom(least),
    ]),
    ['demos', facets.with_demo, hasDemo],
  ]);
  const prices = chosen.map(priceOf);
  const limits = [Math.min(...prices), Math.max(...prices)];
  probe.expectEqual([facets.price.min, facets.price.max], limits, 'The facets have other prices');
});

const chosenFacetCase = listCase('a chosen technology is one of the facets', async (probe, all) => {
  const names = all.flatMap(technologiesOf);
  const countOf = (name: string) => names.filter((one) => one === name).length;
  const [rarest] = [...new Set(names)].sort((one, other) => countOf(one) - countOf(other));
  if (!rarest) throw new SkipCase('no project has a technology');
  const { facets, pagination } = await readFacets(probe, { technology: rarest });
  const count = byValue(facets.technologies)[rarest];
  probe.expectEqual(count, pagination.total, `The facets do not count the chosen ${rarest}`);
});

/** Returns a word of a title that is long enough to search for. */
function searchedWord(all: readonly Project[]): string {
  const word = all.map(wordOf).find(Boolean);
  if (!word) throw new SkipCase('no title has a word to search for');
  return word;
}

const facetSearchCase = listCase('the facets count under a search', async (probe, all) => {
  const search = searchedWord(all);
  const { facets } = await readFacets(probe, { search });
  const { projects } = await read(probe, { search, limit: MAXIMUM_LIMIT });
  expectCounts(probe, projects, [
    ['demos', facets.with_demo, hasDemo],
    ...countsOf(facets.categories, inCategory),
  ]);
});

const misspell = (word: string) => `${word.slice(0, -2)}q${word.slice(-1)}`;

const correctedCase = listCase('a misspelt search that is corrected', async (probe, all) => {
  const { corrected, projects } = await read(probe, { search: misspell(searchedWord(all)) });
  if (corrected === undefined) throw new SkipCase('the search is not corrected');
  const right = await read(probe, { search: corrected });
  probe.expectEqual(projects, right.projects, `"${corrected}" finds other projects`, 'filter');
});

const alsoCase = listCase(
  'what words also mean, unless the search is verbatim',
  async (probe, all) => {
    const words = ['ml', misspell(searchedWord(all)), ...all.flatMap((one) => wordOf(one) ?? [])];
    for (const search of words.slice(0, TEXTS_TYPED)) {
      const { also, pagination } = await read(probe, { search });
      const exact = await read(probe, { search, verbatim: 'true' });
      const understood = [exact.corrected, exact.also];
      probe.expectEqual(
        understood,
        [undefined, undefined],
        `"${search}" was not taken verbatim`,
        'filter',
      );
      const isMore = !also || pagination.total > exact.pagination.total;
      probe.expect(isMore, `By what "${search}" also means, no more was found`, 'filter');
    }
  },
);

const spellingCase = listCase('a misspelt search', async (probe, all) => {
  const word = searchedWord(all);
  const right = await read(probe, { search: word });
  const beside = 'Another spelling is suggested beside results';
  probe.expectEqual(right.did_you_mean ?? [], [], beside, 'filter');
  const search = misspell(word);
  const { projects, did_you_mean: spellings } = await read(probe, { search, verbatim: 'true' });
  if (projects.length > 0 || !spellings) throw new SkipCase('there are no spellings');
  for (const text of spellings) {
    const { pagination } = await read(probe, { search: text });
    probe.expect(pagination.total > 0, `The spelling "${text}" finds nothing`);
  }
});

const suggestionCase = listCase(
  'what the list finds, with the projects of each category',
  async (probe, all) => {
    const suggest = (q: string) => probe.read('suggestProjects', { query: { q } });
    const expectKnown = async (projects: readonly { id: number }[], q: string) => {
      const found = await read(probe, { search: q, limit: MAXIMUM_LIMIT });
      if (found.pagination.total > MAXIMUM_LIMIT) return;
      const known = found.projects.map(({ id }) => id);
      const others = projects.map(({ id }) => id).filter((id) => !known.includes(id));
      probe.expectEqual(others, [], `The list does not find a suggestion for "${q}"`, 'filter');
    };
    const beginnings = all
      .flatMap(({ title, category }) => [title, category ?? title])
      .map((text) => text.slice(0, 2));
    for (const q of [...new Set(beginnings)].slice(0, TEXTS_TYPED)) {
      const { projects, categories } = await suggest(q);
      await expectKnown(projects, q);
      const counts = categories.map(({ value }) => [value, all.filter(inCategory(value)).length]);
      const message = `A category suggested for "${q}" has another number of projects`;
      probe.expectEqual(byValue(categories), Object.fromEntries(counts), message);
    }
    for (const q of ODD_TEXTS) await expectKnown((await suggest(q)).projects, q);
    const [{ title }] = all as [Project];
    const own = await suggest(title.slice(0, 4));
    probe.expect(own.projects.length > 0, 'The beginning of a title finds nothing', 'filter');
    const nothing = await probe.read('suggestProjects', {});
    const message = 'Something is suggested where nothing is typed';
    probe.expectEqual(nothing, { projects: [], categories: [] }, message, 'filter');
  },
  'suggestProjects',
);

/** Skips a case of a list without facets, since such a backend ignores filters. */
const faceted = (entry: Case): Case => ({
  ...entry,
  run: async (probe, world) => {
    if (entry.operationId === 'listProjects') await readFacets(probe, { limit: 1 });
    await entry.run(probe, world);
  },
});

/** The filters of the project list and the suggestions of its search (extensions). */
export const catalogueFilterCases: Case[] = [
  ...filterCases(listing),
  ...combinationCases,
  turnedCase,
  facetCase,
  chosenFacetCase,
  facetSearchCase,
  spellingCase,
  correctedCase,
  alsoCase,
  suggestionCase,
].map(faceted);
