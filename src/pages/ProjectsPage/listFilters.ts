import type { Facet, Facets } from '@/api/catalogApi';
import { reviewLimits } from '@/config/reviewLimits';
import { formatExactRupees } from '@/lib/money';
import { type Filter, type FilterOf, FILTERS, type ListFilters } from './filters';

const MOST_CHOICES = 20;

/** A limit of a price range in rupees; undefined for none. */
export type Limit = number | undefined;

/** Parses a price in rupees; undefined for anything else. */
export function parsePriceLimit(text: string | null): Limit {
  return text && /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

/** Returns the filter for a price range; a reversed one is swapped, and a lower limit of 0 is none. */
export function toPrices({ name }: FilterOf<'prices'>, one: Limit, other: Limit): ListFilters {
  const [min, max] = name;
  const [least, most] = (one ?? 0) > (other ?? Infinity) ? [other, one] : [one, other];
  return { [min]: least || undefined, [max]: most };
}

function parseRating(text: string | null): number | undefined {
  const rating = Number(text);
  const isRating = text && rating >= reviewLimits.starsMin && rating <= reviewLimits.starsMax;
  return isRating ? rating : undefined;
}

function parseNames(texts: readonly string[]): string[] | undefined {
  const names = new Set(texts.map((text) => text.trim()).filter(Boolean));
  return names.size > 0 ? [...names].slice(0, MOST_CHOICES) : undefined;
}

const toParameter = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Merges what is read of each filter. */
const collect = (read: (filter: Filter) => ListFilters): ListFilters =>
  FILTERS.reduce<ListFilters>((all, filter) => ({ ...all, ...read(filter) }), {});

/** Parses the filters in the URL; invalid ones are dropped. */
export function parseFilters(query: URLSearchParams): ListFilters {
  const get = (name: string) => query.get(toParameter(name));
  return collect((filter) => {
    switch (filter.kind) {
      case 'names':
        return { [filter.name]: parseNames(query.getAll(toParameter(filter.name))) };
      case 'flag':
        return { [filter.name]: get(filter.name) === 'true' || undefined };
      case 'lowest':
        return { [filter.name]: parseRating(get(filter.name)) };
      case 'prices': {
        const [least, most] = filter.name.map((name) => parsePriceLimit(get(name)));
        return toPrices(filter, least, most);
      }
    }
  });
}

/** No filter. */
export const NO_FILTERS = parseFilters(new URLSearchParams());

/** Appends the filters to URL parameters. */
export function appendFilters(query: URLSearchParams, filters: ListFilters): void {
  for (const name of FILTERS.flatMap((filter) => filter.name)) {
    for (const value of [filters[name] ?? []].flat()) {
      query.append(toParameter(name), String(value));
    }
  }
}

/** Returns whether the backend offers what needs a facet: it has at least one choice. */
export const isOffered = ({ facet }: Pick<Filter, 'facet'>, facets: Facets): boolean =>
  [facets[facet] ?? []].flat().length > 0;

/** Returns the known spelling of each name, in any case; drops unknown names. */
function knownNames(names: readonly string[], facets: readonly Facet[]): string[] {
  const known = names.map((name) =>
    facets.find(({ value }) => value.toLowerCase() === name.toLowerCase()),
  );
  return [...new Set(known.flatMap((facet) => facet?.value ?? []))];
}

const toRemoval = ({ name }: Filter): ListFilters =>
  Object.fromEntries([name].flat().map((each) => [each, undefined]));

/** Drops choices that the shop does not know, and spells the others as the shop does. */
export const keepKnown = <Filters extends ListFilters>(
  filters: Filters,
  facets: Facets,
): Filters => ({
  ...filters,
  ...collect((filter) => {
    if (!isOffered(filter, facets)) return toRemoval(filter);
    if (filter.kind !== 'names') return {};
    return { [filter.name]: knownNames(filters[filter.name] ?? [], facets[filter.facet] ?? []) };
  }),
});

/** Formats a lowest number: 4 and up. */
export const toLowestLabel = (lowest: number) => `${lowest} and up`;

/** Formats a price range: Up to ₹1,000. */
export function toPricesLabel(least: Limit, most: Limit): string {
  if (most === undefined) return `${formatExactRupees(least ?? 0)} and more`;
  if (!least) return `Up to ${formatExactRupees(most)}`;
  return `${formatExactRupees(least)} – ${formatExactRupees(most)}`;
}

/** Returns the labels of the chosen values, each with the change that removes it. */
function chosenValues(filter: Filter, filters: ListFilters): [label: string, ListFilters][] {
  const removal = toRemoval(filter);
  switch (filter.kind) {
    case 'names': {
      const names = filters[filter.name] ?? [];
      const without = (name: string) => names.filter((each) => each !== name);
      return names.map((name) => [name, { [filter.name]: without(name) }]);
    }
    case 'flag':
      return filters[filter.name] ? [[filter.label, removal]] : [];
    case 'lowest': {
      const lowest = filters[filter.name];
      return lowest ? [[toLowestLabel(lowest), removal]] : [];
    }
    case 'prices': {
      const [least, most] = filter.name.map((name) => filters[name]);
      return (least ?? most) === undefined ? [] : [[toPricesLabel(least, most), removal]];
    }
  }
}

/** Returns the text of each active filter and the change that removes it; a price range is one filter. */
export const activeFilters = (filters: ListFilters) =>
  FILTERS.flatMap((filter) =>
    chosenValues(filter, filters).map(([label, removal]) => ({
      text: filter.describe?.(label) ?? label,
      removal,
    })),
  );
