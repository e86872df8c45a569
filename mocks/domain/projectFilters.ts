import type { Facet, Facets, ListProjectsArg } from '@/api/generated/projects.gen';
import { PAISE_PER_RUPEE } from '@/lib/money';
import type { ProjectRow } from './model';

/** The most names of a filter that is counted by frequency. */
const MOST_NAMES = 20;
/** The options of the minimum rating. */
const RATINGS = [4, 3, 2];
const LOWEST_RATING = 1;
const HIGHEST_RATING = 5;
/** Bounds of the price ranges, in rupees; the last range has no upper bound. */
const PRICE_LIMITS = [0, 1000, 2500, 5000];

type FilterContext = {
  arg: ListProjectsArg;
  /** All projects for sale; a value that none of them has is no filter. */
  active: readonly ProjectRow[];
  /** Returns a project's rating from 1 to 5; null without reviews. */
  rate: (row: ProjectRow) => number | null;
};

type Matches = (row: ProjectRow) => boolean;

type Filter<Counts> = {
  /** Returns which projects the filter finds; all of them if its argument is missing or invalid. */
  find: (context: FilterContext) => Matches;
  /** Counts what each choice finds among the projects that all other filters find. */
  count: (rows: readonly ProjectRow[], context: FilterContext) => Counts;
};

/** The arguments of the list that have a type. */
type ArgumentOf<Value> = {
  [Name in keyof ListProjectsArg]-?: NonNullable<ListProjectsArg[Name]> extends Value
    ? Name
    : never;
}[keyof ListProjectsArg];

type NamesOf = (row: ProjectRow) => readonly string[];

/** Returns the names of the rows and those in `always`, sorted, each with how many rows have it. */
function countNames(rows: readonly ProjectRow[], always: readonly string[], namesOf: NamesOf) {
  const counts = new Map(always.map((name) => [name, 0]));
  for (const name of rows.flatMap(namesOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => one.value.localeCompare(other.value));
}

/** Returns the names asked for that a project for sale has. */
const knownNames = ({ active }: FilterContext, wanted: readonly string[] = [], namesOf: NamesOf) =>
  wanted.filter((name) => active.some((row) => namesOf(row).includes(name)));

/** Creates a filter for projects with any of several names. */
const anyOf = (argument: ArgumentOf<string[]>, namesOf: NamesOf): Filter<Facet[]> => ({
  find: (context) => {
    const names = knownNames(context, context.arg[argument], namesOf);
    return (row) => names.length === 0 || namesOf(row).some((name) => names.includes(name));
  },
  count: (rows, { active }) => countNames(rows, active.flatMap(namesOf), namesOf),
});

/** Creates a filter for projects with all of several names; it counts the most frequent ones. */
function allOf(argument: ArgumentOf<string[]>, namesOf: NamesOf): Filter<Facet[]> {
  const read = (context: FilterContext) => knownNames(context, context.arg[argument], namesOf);
  const matches = (names: readonly string[]) => (row: ProjectRow) =>
    names.every((name) => namesOf(row).includes(name));
  return {
    find: (context) => matches(read(context)),
    count: (rows, context) => {
      const names = read(context);
      return countNames(rows.filter(matches(names)), names, namesOf)
        .sort((one, other) => other.count - one.count)
        .filter(({ value }, index) => index < MOST_NAMES || names.includes(value));
    },
  };
}

/** Creates a filter for projects that have something. */
const having = (argument: ArgumentOf<boolean>, has: Matches): Filter<number> => ({
  find:
    ({ arg }) =>
    (row) =>
      !arg[argument] || has(row),
  count: (rows) => rows.filter(has).length,
});

const toRupees = ({ pricePaise }: ProjectRow) => pricePaise / PAISE_PER_RUPEE;

const pricedFrom = (min: number, max: number) => (row: ProjectRow) =>
  toRupees(row) >= min && toRupees(row) <= max;

const price: Filter<Facets['price']> = {
  find: ({ arg: { minPrice = 0, maxPrice = Infinity } }) =>
    minPrice <= maxPrice && maxPrice >= 0 ? pricedFrom(minPrice, maxPrice) : () => true,
  count: (rows) => {
    const prices = rows.map(toRupees).sort((one, other) => one - other);
    return {
      min: prices[0] ?? null,
      max: prices.at(-1) ?? null,
      ranges: PRICE_LIMITS.map((min, index) => {
        const max = PRICE_LIMITS[index + 1] ?? null;
        return { min, max, count: rows.filter(pricedFrom(min, max ?? Infinity)).length };
      }),
    };
  },
};

const ratings: Filter<Facets['ratings']> = {
  find: ({ arg: { minRating = 0 }, rate }) => {
    const isRating = minRating >= LOWEST_RATING && minRating <= HIGHEST_RATING;
    return (row) => !isRating || (rate(row) ?? 0) >= minRating;
  },
  count: (rows, { active, rate }) =>
    RATINGS.filter(() => active.some((row) => rate(row) !== null)).map((min_rating) => ({
      min_rating,
      count: rows.filter((row) => (rate(row) ?? 0) >= min_rating).length,
    })),
};

/** The filters of the list, by their facet. */
const FILTERS: { [Name in keyof Facets]-?: Filter<NonNullable<Facets[Name]>> } = {
  categories: anyOf('category', ({ category }) => (category === null ? [] : [category])),
  technologies: allOf('technology', ({ technologies }) => technologies),
  price,
  with_demo: having('hasDemo', ({ demoUrl }) => demoUrl !== null),
  with_report: having('withReport', ({ documents }) => documents.includes('report')),
  suits: anyOf('suits', ({ suits }) => suits),
  started_on: anyOf('startedOn', ({ launchRecord }) => launchRecord?.system.split(' ', 1) ?? []),
  ratings,
};

/**
 * Applies the filters to the projects that a search found, and counts what each choice would find
 * under all other filters.
 */
export function filterProjects(
  rows: readonly ProjectRow[],
  context: FilterContext,
): { found: ProjectRow[]; facets: Facets } {
  const filters = Object.entries<Filter<unknown>>(FILTERS).map(([facet, { find, count }]) => ({
    facet,
    matches: find(context),
    count,
  }));
  const rejecting = new Map(
    rows.map((row) => [row, filters.filter(({ matches }) => !matches(row))]),
  );
  const foundWithout = (filter?: (typeof filters)[number]) =>
    rows.filter((row) => rejecting.get(row)!.every((each) => each === filter));
  const facets = filters.map((filter) => [
    filter.facet,
    filter.count(foundWithout(filter), context),
  ]);
  return { found: foundWithout(), facets: Object.fromEntries(facets) as Facets };
}
