import type { Facet, Facets, ListProjectsArg } from '@/api/catalogApi';
import { formatWholeRupees } from '@/lib/money';

/** The filters of the list (extensions). */
export type ListFilters = {
  /** A project has any of these. */
  categories: readonly string[];
  /** A project has all of these. */
  technologies: readonly string[];
  /** Rupees; null for no limit. */
  minPrice: number | null;
  maxPrice: number | null;
  hasDemo: boolean;
  withReport: boolean;
  /** Courses; a project suits any of these. */
  suits: readonly string[];
  /** From 1 to 5; null for any rating. */
  minRating: number | null;
};

/** No filter. */
export const NO_FILTERS: ListFilters = {
  categories: [],
  technologies: [],
  minPrice: null,
  maxPrice: null,
  hasDemo: false,
  withReport: false,
  suits: [],
  minRating: null,
};

const MOST_CHOICES = 20;
const HIGHEST_RATING = 5;

/** Parses a price in rupees; null for anything else. */
export function parsePrice(text: string | null): number | null {
  return text && /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}

/** Returns the limits of a price range in order; a lower limit of 0 is none. */
export function inOrder(
  minPrice: number | null,
  maxPrice: number | null,
): Pick<ListFilters, 'minPrice' | 'maxPrice'> {
  const isTurned = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  const [least, most] = isTurned ? [maxPrice, minPrice] : [minPrice, maxPrice];
  return { minPrice: least || null, maxPrice: most };
}

function parseRating(text: string | null): number | null {
  const rating = Number(text);
  return text && rating >= 1 && rating <= HIGHEST_RATING ? rating : null;
}

const parseNames = (texts: readonly string[]) =>
  [...new Set(texts.map((text) => text.trim()).filter(Boolean))].slice(0, MOST_CHOICES);

/** Parses the filters in the URL; invalid ones are dropped and a reversed range is swapped. */
export function parseFilters(query: URLSearchParams): ListFilters {
  return {
    categories: parseNames(query.getAll('category')),
    technologies: parseNames(query.getAll('technology')),
    ...inOrder(parsePrice(query.get('min_price')), parsePrice(query.get('max_price'))),
    hasDemo: query.get('has_demo') === 'true',
    withReport: query.get('with_report') === 'true',
    suits: parseNames(query.getAll('suits')),
    minRating: parseRating(query.get('min_rating')),
  };
}

/** Appends the filters to URL parameters. */
export function appendFilters(query: URLSearchParams, filters: ListFilters): void {
  const { categories, technologies, minPrice, maxPrice, minRating } = filters;
  const { hasDemo, withReport, suits } = filters;
  for (const name of categories) query.append('category', name);
  for (const name of technologies) query.append('technology', name);
  if (minPrice !== null) query.set('min_price', String(minPrice));
  if (maxPrice !== null) query.set('max_price', String(maxPrice));
  if (hasDemo) query.set('has_demo', 'true');
  if (withReport) query.set('with_report', 'true');
  for (const name of suits) query.append('suits', name);
  if (minRating !== null) query.set('min_rating', String(minRating));
}

/** Converts the filters to arguments of the request. */
export function toFilterArguments(filters: ListFilters): ListProjectsArg {
  const { categories, technologies, minPrice, maxPrice, minRating } = filters;
  const { hasDemo, withReport, suits } = filters;
  return {
    ...(categories.length > 0 && { category: [...categories] }),
    ...(technologies.length > 0 && { technology: [...technologies] }),
    ...(minPrice !== null && { minPrice }),
    ...(maxPrice !== null && { maxPrice }),
    ...(hasDemo && { hasDemo }),
    ...(withReport && { withReport }),
    ...(suits.length > 0 && { suits: [...suits] }),
    ...(minRating !== null && { minRating }),
  };
}

/** Returns the known spelling of each name, in any case; drops unknown names. */
function knownNames(names: readonly string[], facets: readonly Facet[]): string[] {
  const known = names.map((name) =>
    facets.find(({ value }) => value.toLowerCase() === name.toLowerCase()),
  );
  return [...new Set(known.flatMap((facet) => facet?.value ?? []))];
}

/** Drops choices that the shop does not know, and spells the others as the shop does. */
export function keepKnown(filters: ListFilters, facets: Facets): ListFilters {
  return {
    ...filters,
    categories: knownNames(filters.categories, facets.categories),
    technologies: knownNames(filters.technologies, facets.technologies),
    withReport: filters.withReport && facets.with_report !== null,
    suits: knownNames(filters.suits, facets.suits),
    minRating: facets.ratings.length > 0 ? filters.minRating : null,
  };
}

/** Formats a price range: Up to ₹1,000. */
export function describePrices(minPrice: number | null, maxPrice: number | null): string {
  if (maxPrice === null) return `${formatWholeRupees(minPrice ?? 0)} and more`;
  if (!minPrice) return `Up to ${formatWholeRupees(maxPrice)}`;
  return `${formatWholeRupees(minPrice)} – ${formatWholeRupees(maxPrice)}`;
}

/** An active filter: its text, and the filters without it. */
type ActiveFilter = { text: string; rest: ListFilters };

/** Returns the active filters; a price range counts as one. */
export function activeFilters(filters: ListFilters): ActiveFilter[] {
  const { categories, technologies, minPrice, maxPrice, minRating } = filters;
  const { hasDemo, withReport, suits } = filters;
  const without = (names: readonly string[], name: string) => names.filter((each) => each !== name);
  const toActive = (text: string, changes: Partial<ListFilters>): ActiveFilter => ({
    text,
    rest: { ...filters, ...changes },
  });
  const active = [
    ...categories.map((name) => toActive(name, { categories: without(categories, name) })),
    ...technologies.map((name) => toActive(name, { technologies: without(technologies, name) })),
  ];
  if (minPrice !== null || maxPrice !== null) {
    const text = describePrices(minPrice, maxPrice);
    active.push(toActive(text, { minPrice: null, maxPrice: null }));
  }
  if (hasDemo) active.push(toActive('Live demo', { hasDemo: false }));
  if (withReport) active.push(toActive('With report', { withReport: false }));
  active.push(...suits.map((name) => toActive(`For ${name}`, { suits: without(suits, name) })));
  if (minRating !== null) active.push(toActive(`Rated ${minRating} and up`, { minRating: null }));
  return active;
}
