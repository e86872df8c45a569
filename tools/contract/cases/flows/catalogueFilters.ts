import type { Facet, Facets, ListProjectsResponse, Project } from '@/api/generated/projects.gen';
import type { QueryValue } from '../../exchange/types';
import { SkipCase } from '../../world/world';
import { callCase, type Case, flowCase, extension } from '../case';
import type { Probe } from '../probe';
import { matchesSearch } from '../listings/listing';
import { MAXIMUM_LIMIT, ODD_TEXTS, UNKNOWN_TEXT } from '../unknownValues';
import { projectListing } from './catalogue';

const LIST = 'listProjects';

/** Maximum length of a list to read as a whole, for comparison with the responses. */
const PAGES_READ = 5;
const TEXTS_TYPED = 12;
const MISSPELT = /\p{L}{6,}/u;

type Query = Record<string, QueryValue>;

const read = (probe: Probe, query: Query) =>
  probe.read<ListProjectsResponse>(LIST, { query: { ...query, limit: MAXIMUM_LIMIT } });

async function readAll(probe: Probe): Promise<Project[]> {
  const { projects, pagination } = await read(probe, {});
  if (pagination.total_pages > PAGES_READ) throw new SkipCase('the list is too long to compare');
  for (let page = 2; page <= pagination.total_pages; page += 1) {
    projects.push(...(await read(probe, { page })).projects);
  }
  if (projects.length === 0) throw new SkipCase('the shop has no projects');
  return projects;
}

const technologiesOf = ({ technologies }: Project) =>
  technologies
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
const priceOf = ({ base_price }: Project) => Number(base_price);
const ratingOf = (project: Project) => Number((project as { rating?: unknown }).rating ?? 0);
const hasDemo = ({ demo_url }: Project) => Boolean(demo_url);

type Choice = { query: Query; lets: (project: Project) => boolean };

/** Filters whose results are compared with the same selection from the whole list. */
const choices: Record<string, (all: readonly Project[]) => Choice> = {
  category: (all) => {
    const name = all.find(({ category }) => category !== null)?.category ?? UNKNOWN_TEXT;
    return { query: { category: name }, lets: ({ category }) => category === name };
  },
  'several categories': (all) => {
    const names = [...new Set(all.flatMap(({ category }) => category ?? []))].slice(0, 2);
    return { query: { category: names }, lets: ({ category }) => names.includes(category ?? '') };
  },
  'several technologies': (all) => {
    const names = technologiesOf(all[0]!).slice(0, 2);
    return {
      query: { technology: names },
      lets: (project) => names.every((name) => technologiesOf(project).includes(name)),
    };
  },
  'the limits of the price': (all) => {
    const prices = all.map(priceOf).sort((one, other) => one - other);
    const [min, max] = [0.25, 0.75].map((part) => prices[Math.floor(prices.length * part)]!);
    return {
      query: { min_price: min!, max_price: max! },
      lets: (project) => priceOf(project) >= min! && priceOf(project) <= max!,
    };
  },
  'a technology that is part of another name': (all) => {
    const names = [...new Set(all.flatMap(technologiesOf))];
    const part = names.find((name) =>
      names.some((other) => other !== name && other.toLowerCase().includes(name.toLowerCase())),
    );
    if (!part) throw new SkipCase('no name of a technology is part of another');
    return {
      query: { technology: part },
      lets: (project) => technologiesOf(project).includes(part),
    };
  },
  'a price that projects have, as both limits': (all) => {
    const price = priceOf(all[Math.floor(all.length / 2)]!);
    return {
      query: { min_price: price, max_price: price },
      lets: (project) => priceOf(project) === price,
    };
  },
  'a category and a search': (all) => {
    const name = all.find(({ category }) => category !== null)?.category ?? UNKNOWN_TEXT;
    const other = all.find(({ category }) => category !== name);
    const search = MISSPELT.exec(other?.title ?? '')?.[0] ?? UNKNOWN_TEXT;
    return {
      query: { category: name, search },
      lets: (project) =>
        project.category === name && matchesSearch(projectListing, project, search),
    };
  },
  'a live demo and a search': (all) => {
    const without = all.find((project) => !hasDemo(project)) ?? all[0]!;
    const search = MISSPELT.exec(without.title)?.[0] ?? UNKNOWN_TEXT;
    return {
      query: { has_demo: 'true', search },
      lets: (project) => hasDemo(project) && matchesSearch(projectListing, project, search),
    };
  },
  'a live demo': () => ({ query: { has_demo: 'true' }, lets: hasDemo }),
  'several filters at once': (all) => {
    const [technology = UNKNOWN_TEXT] = technologiesOf(all[0]!);
    const most = priceOf(all[0]!);
    return {
      query: { technology, max_price: most },
      lets: (project) => technologiesOf(project).includes(technology) && priceOf(project) <= most,
    };
  },
  'a rating': (all) => {
    if (all.every((project) => ratingOf(project) === 0)) throw new SkipCase('nothing is rated');
    return { query: { min_rating: 4 }, lets: (project) => ratingOf(project) >= 4 };
  },
};

/** Meaningless filters, which must be ignored. */
const meaningless: Query[] = [
  { category: UNKNOWN_TEXT },
  { technology: UNKNOWN_TEXT },
  { min_price: 2, max_price: 1 },
  { min_rating: 9 },
  { has_demo: 'perhaps' },
];

const listCase = (title: string, run: (probe: Probe) => Promise<void>): Case =>
  flowCase([LIST, 200, title], run);

const filterCases = Object.entries(choices).map(([title, choose]) =>
  listCase(`filtered by ${title}`, async (probe) => {
    const all = await readAll(probe);
    const { query, lets } = choose(all);
    const { projects, pagination } = await read(probe, query);
    const wrong = projects.filter((project) => !lets(project)).map(({ id }) => id);
    const what = JSON.stringify(query);
    probe.expectEqual(wrong, [], `${what} returns projects that do not match`, 'filter');
    const expected = all.filter(lets).length;
    probe.expectEqual(pagination.total, expected, `${what} has another total`, 'filter');
  }),
);

const ignoredCase = listCase('filters without a meaning are ignored', async (probe) => {
  const { pagination } = await read(probe, {});
  for (const query of meaningless) {
    const filtered = await read(probe, query);
    const what = JSON.stringify(query);
    probe.expectEqual(filtered.pagination, pagination, `${what} is not ignored`, 'filter');
  }
});

const byValue = (facets: readonly Facet[]) =>
  Object.fromEntries(facets.map(({ value, count }) => [value, count]));

/**
 * Expects the facets to count the projects that each choice would match under the other filters.
 */
function checkFacets(
  facets: Facets,
  all: readonly Project[],
  category: string,
  probe: Probe,
): void {
  const count = (lets: (project: Project) => boolean) => all.filter(lets).length;
  const inCategory = (project: Project) => project.category === category;
  const names = Object.keys(byValue(facets.categories));
  const categories = Object.fromEntries(
    names.map((name) => [name, count((project) => project.category === name)]),
  );
  const message = (what: string) => `The facets count other ${what}`;
  const expect = (actual: unknown, expected: unknown, what: string) =>
    probe.expectEqual(actual, expected, message(what));
  expect(byValue(facets.categories), categories, 'categories');
  const technologies = Object.keys(byValue(facets.technologies)).map((name) => [
    name,
    count((project) => inCategory(project) && technologiesOf(project).includes(name)),
  ]);
  expect(byValue(facets.technologies), Object.fromEntries(technologies), 'technologies');
  const prices = all.filter(inCategory).map(priceOf);
  expect(
    [facets.price.min, facets.price.max],
    [Math.min(...prices), Math.max(...prices)],
    'prices',
  );
  for (const { min, max, count: found } of facets.price.ranges) {
    const within = prices.filter((price) => price >= min && price <= (max ?? Infinity)).length;
    expect(found, within, `prices from ${min}`);
  }
  expect(
    facets.with_demo,
    count((project) => inCategory(project) && hasDemo(project)),
    'demos',
  );
  for (const { min_rating: least, count: found } of facets.ratings) {
    const rated = count((project) => inCategory(project) && ratingOf(project) >= least);
    expect(found, rated, `projects rated ${least} or more`);
  }
}

const facetCase = listCase('the facets count the other choices', async (probe) => {
  const all = await readAll(probe);
  const category = all.find((project) => project.category !== null)?.category;
  if (!category) throw new SkipCase('no project has a category');
  const { facets } = await read(probe, { category });
  if (!facets) throw new SkipCase('the answer has no facets');
  checkFacets(facets, all, category, probe);
});

const chosenFacetCase = listCase('a chosen technology is one of the facets', async (probe) => {
  const names = (await readAll(probe)).flatMap(technologiesOf);
  const countOf = (name: string) => names.filter((one) => one === name).length;
  const [rarest] = [...new Set(names)].sort((one, other) => countOf(one) - countOf(other));
  if (!rarest) throw new SkipCase('no project has a technology');
  const { facets, pagination } = await read(probe, { technology: rarest });
  if (!facets) throw new SkipCase('the answer has no facets');
  const found = byValue(facets.technologies)[rarest];
  probe.expectEqual(found, pagination.total, `The facets do not count the chosen ${rarest}`);
});

const facetSearchCase = listCase('the facets count under a search', async (probe) => {
  const all = await readAll(probe);
  const search = all.map(({ title }) => MISSPELT.exec(title)?.[0]).find(Boolean);
  if (!search) throw new SkipCase('no title has a word to search for');
  const { facets } = await read(probe, { search });
  if (!facets) throw new SkipCase('the answer has no facets');
  const found = all.filter((project) => matchesSearch(projectListing, project, search));
  const demos = found.filter(hasDemo).length;
  probe.expectEqual(facets.with_demo, demos, 'The facets count demos beyond the search');
  for (const [name, count] of Object.entries(byValue(facets.categories))) {
    const expected = found.filter(({ category }) => category === name).length;
    const message = `The facets count other projects of ${name} under the search`;
    probe.expectEqual(count, expected, message);
  }
});

const spellingCase = listCase('a misspelt search', async (probe) => {
  const all = await readAll(probe);
  const word = all.map(({ title }) => MISSPELT.exec(title)?.[0]).find(Boolean);
  if (!word) throw new SkipCase('no title has a word to misspell');
  const right = await read(probe, { search: word });
  const beside = 'Another spelling is suggested beside results';
  probe.expectEqual(right.did_you_mean ?? [], [], beside, 'filter');
  const search = `${word.slice(0, -2)}q${word.slice(-1)}`;
  const { projects, did_you_mean: spellings } = await read(probe, { search });
  if (projects.length > 0 || !spellings) throw new SkipCase('there are no spellings');
  for (const text of spellings) {
    const { pagination } = await read(probe, { search: text });
    probe.expect(pagination.total > 0, `The spelling "${text}" finds nothing`);
  }
});

const suggestionCase = callCase(
  ['suggestProjects', 200, 'the beginning of a title'],
  (world) => ({ query: { q: world.need('catalogue')[0]?.title.slice(0, 4) ?? UNKNOWN_TEXT } }),
  async ({ projects, categories }, probe, world) => {
    const text = world.need('catalogue')[0]?.title.slice(0, 4).toLowerCase().trim() ?? '';
    const names = [...projects.map(({ title }) => title), ...categories.map(({ value }) => value)];
    const wrong = names.filter((name) => !name.toLowerCase().includes(text));
    probe.expectEqual(wrong, [], `Suggestions do not contain "${text}"`, 'filter');
    probe.expect(projects.length > 0, `Nothing is suggested for "${text}"`, 'filter');
    for (const { id } of projects) {
      const { project } = await probe.read('getProject', { path: { id } });
      const message = 'A project is suggested that is not for sale';
      probe.expect(project.is_active, message, 'consistency', { actual: id });
    }
  },
);

/** Returns whether a word of a name starts with a text. */
const hasBeginning = (name: string, text: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.startsWith(text.toLowerCase()));

const suggestedOrderCase = flowCase(
  [
    'suggestProjects',
    200,
    'words that begin with the text come first, and categories have their projects',
  ],
  async (probe) => {
    const all = await readAll(probe);
    const suggest = (q: string) => probe.read('suggestProjects', { query: { q } });
    const texts = new Set(all.flatMap(({ title, category }) => [title, category ?? title]));
    for (const q of [...new Set([...texts].map((text) => text.slice(0, 2)))].slice(
      0,
      TEXTS_TYPED,
    )) {
      const { projects, categories } = await suggest(q);
      for (const names of [
        projects.map(({ title }) => title),
        categories.map(({ value }) => value),
      ]) {
        const beginning = names.map((name) => hasBeginning(name, q));
        const isSorted = !beginning.includes(true, beginning.indexOf(false) + 1 || names.length);
        probe.expect(isSorted, `The best suggestion for "${q}" is not the first`, 'sorting');
      }
      const counts = Object.fromEntries(
        categories.map(({ value }) => [value, all.filter((one) => one.category === value).length]),
      );
      const message = `A category suggested for "${q}" has another number of projects`;
      probe.expectEqual(byValue(categories), counts, message);
    }
    for (const q of ODD_TEXTS) {
      const { projects } = await suggest(q);
      const ids = projects.map(({ id }) => id).sort((one, other) => one - other);
      const due = all.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()));
      const known = new Set(due.map(({ id }) => id));
      const message = `Something else is suggested for "${q}"`;
      probe.expectEqual(
        ids.filter((id) => !known.has(id)),
        [],
        message,
        'filter',
      );
    }
    const nothing = await probe.read('suggestProjects', {});
    const message = 'Something is suggested where nothing is typed';
    probe.expectEqual(nothing, { projects: [], categories: [] }, message, 'filter');
  },
);

/** The filters of the project list and the suggestions of its search (extensions). */
export const catalogueFilterCases: Case[] = [
  ...filterCases,
  ignoredCase,
  facetCase,
  chosenFacetCase,
  facetSearchCase,
  spellingCase,
  suggestionCase,
  suggestedOrderCase,
].map(extension);
