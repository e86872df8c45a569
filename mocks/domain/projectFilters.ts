import type { Facet, Facets, ListProjectsArg } from '@/api/generated/projects.gen';
import type { ProjectRow } from './model';

const PAISE_PER_RUPEE = 100;
const MOST_TECHNOLOGIES = 20;
/** The options of the minimum rating. */
const RATINGS = [4, 3, 2];
const LOWEST_RATING = 1;
const HIGHEST_RATING = 5;
/** Bounds of the price ranges, in rupees; the last range has no upper bound. */
const PRICE_LIMITS = [0, 1000, 2500, 5000];

/** Returns a project's rating from 1 to 5; null without reviews. */
type Rate = (row: ProjectRow) => number | null;

type FilterContext = {
  arg: ListProjectsArg;
  /** All projects for sale; a value that none of them has is no filter. */
  active: readonly ProjectRow[];
  rate: Rate;
};

/** Counts how often each value occurs. */
function countValues(values: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const hasReport = ({ documents }: ProjectRow) => documents.includes('report');

const toRupees = ({ pricePaise }: ProjectRow) => pricePaise / PAISE_PER_RUPEE;

/** The groups of filters: a project is found if none of them rejects it. */
type Group = 'category' | 'technology' | 'price' | 'demo' | 'report' | 'suits' | 'rating';

type Filters = {
  rejects: Readonly<Record<Group, (row: ProjectRow) => boolean>>;
  /** The chosen technologies that exist. */
  technologies: readonly string[];
  allCategories: ReadonlyMap<string, number>;
  allSuits: ReadonlyMap<string, number>;
};

/** Reads the filters; unknown and invalid values are ignored. */
function readFilters({ arg, active, rate }: FilterContext): Filters {
  const allCategories = countValues(active.flatMap(({ category }) => category ?? []));
  const categories = (arg.category ?? []).filter((name) => allCategories.has(name));
  const allSuits = countValues(active.flatMap(({ suits }) => suits));
  const suits = (arg.suits ?? []).filter((name) => allSuits.has(name));
  const technologies = (arg.technology ?? []).filter((name) =>
    active.some((row) => row.technologies.includes(name)),
  );
  const {
    minPrice = 0,
    maxPrice = Infinity,
    minRating = 0,
    hasDemo = false,
    withReport = false,
  } = arg;
  const isRange = minPrice <= maxPrice && maxPrice >= 0;
  const isRating = minRating >= LOWEST_RATING && minRating <= HIGHEST_RATING;
  return {
    technologies: [...new Set(technologies)],
    allCategories,
    allSuits,
    rejects: {
      category: ({ category }) =>
        categories.length > 0 && (category === null || !categories.includes(category)),
      technology: (row) => technologies.some((name) => !row.technologies.includes(name)),
      price: (row) => isRange && (toRupees(row) < minPrice || toRupees(row) > maxPrice),
      demo: ({ demoUrl }) => hasDemo && demoUrl === null,
      report: (row) => withReport && !hasReport(row),
      suits: (row) => suits.length > 0 && !suits.some((name) => row.suits.includes(name)),
      rating: (row) => isRating && (rate(row) ?? 0) < minRating,
    },
  };
}

function countPrices(prices: readonly number[]): Facets['price'] {
  const sorted = [...prices].sort((one, other) => one - other);
  return {
    min: sorted[0] ?? null,
    max: sorted.at(-1) ?? null,
    ranges: PRICE_LIMITS.map((min, index) => {
      const max = PRICE_LIMITS[index + 1] ?? null;
      const within = prices.filter((price) => price >= min && price <= (max ?? Infinity));
      return { min, max, count: within.length };
    }),
  };
}

/** Returns every value by name, with how often it is among those that were found. */
function countAll(all: ReadonlyMap<string, number>, found: Iterable<string>): Facet[] {
  const counts = countValues(found);
  return [...all.keys()]
    .sort((one, other) => one.localeCompare(other))
    .map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

/** Returns the most frequent values, and those in `always`; ties are sorted by name. */
function mostFrequent(counts: ReadonlyMap<string, number>, always: readonly string[]): Facet[] {
  const sorted = [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  const shown = sorted.slice(0, MOST_TECHNOLOGIES);
  const missing = always
    .filter((value) => !shown.some((facet) => facet.value === value))
    .map((value) => ({ value, count: counts.get(value) ?? 0 }));
  return [...shown, ...missing];
}

/**
 * Applies the filters to the projects that a search found, and counts what each choice would find
 * under all other filters.
 */
export function filterProjects(
  rows: readonly ProjectRow[],
  context: FilterContext,
): { found: ProjectRow[]; facets: Facets } {
  const { rejects, technologies, allCategories, allSuits } = readFilters(context);
  const groups = Object.keys(rejects) as Group[];
  const found: ProjectRow[] = [];
  /** The projects rejected only by this group. */
  const open: Record<Group, ProjectRow[]> = {
    category: [],
    technology: [],
    price: [],
    demo: [],
    report: [],
    suits: [],
    rating: [],
  };
  for (const row of rows) {
    const rejecting = groups.filter((group) => rejects[group](row));
    if (rejecting.length > 1) continue;
    if (rejecting.length === 0) found.push(row);
    for (const group of rejecting.length === 0 ? groups : rejecting) open[group].push(row);
  }
  const ratings = context.active.some((row) => context.rate(row) !== null) ? RATINGS : [];
  return {
    found,
    facets: {
      categories: countAll(
        allCategories,
        open.category.flatMap(({ category }) => category ?? []),
      ),
      technologies: mostFrequent(
        countValues(found.flatMap((row) => row.technologies)),
        technologies,
      ),
      price: countPrices(open.price.map(toRupees)),
      with_demo: open.demo.filter(({ demoUrl }) => demoUrl !== null).length,
      with_report: open.report.filter(hasReport).length,
      suits: countAll(
        allSuits,
        open.suits.flatMap(({ suits }) => suits),
      ),
      ratings: ratings.map((min_rating) => ({
        min_rating,
        count: open.rating.filter((row) => (context.rate(row) ?? 0) >= min_rating).length,
      })),
    },
  };
}
