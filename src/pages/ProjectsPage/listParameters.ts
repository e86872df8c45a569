import type { ProjectSort, SortOrder } from '@/api/catalogApi';
import { parsePage } from '@/lib/addresses';
import { appendFilters, parseFilters, type ListFilters } from './listFilters';

/** The state of the list in the URL (specification, section 2: Project list). */
export type ListParameters = {
  page: number;
  search: string;
  sort: ProjectSort;
  order: SortOrder;
  filters: ListFilters;
};

/** Sort fields with their labels and the direction each label implies. */
export const SORT_OPTIONS: readonly { value: ProjectSort; label: string; natural: SortOrder }[] = [
  { value: 'created_at', label: 'Newest First', natural: 'DESC' },
  { value: 'title', label: 'Name A-Z', natural: 'ASC' },
  { value: 'base_price', label: 'Price Low to High', natural: 'ASC' },
  { value: 'download_count', label: 'Most Popular', natural: 'DESC' },
];

/** The sort by rating (extension), offered apart from the others. */
export const TOP_RATED = { value: 'rating', label: 'Top Rated', natural: 'DESC' } as const;

/** The default sort. */
export const NEWEST_FIRST = { sort: 'created_at', order: 'DESC' } as const;

const ALL_SORTS = [...SORT_OPTIONS, TOP_RATED];
const DEFAULT_SORT = SORT_OPTIONS[0]!;

/** Returns the sort direction that the label of a field implies. */
export function naturalOrder(sort: ProjectSort): SortOrder {
  return ALL_SORTS.find(({ value }) => value === sort)?.natural ?? DEFAULT_SORT.natural;
}

/** Parses the URL parameters; missing or unknown ones fall back to defaults. */
export function parseListParameters(query: URLSearchParams): ListParameters {
  const sort = ALL_SORTS.find(({ value }) => value === query.get('sort')) ?? DEFAULT_SORT;
  const order = query.get('order')?.toUpperCase();
  return {
    page: parsePage(query.get('page')),
    search: (query.get('search') ?? '').trim(),
    sort: sort.value,
    order: order === 'ASC' || order === 'DESC' ? order : DEFAULT_SORT.natural,
    filters: parseFilters(query),
  };
}

/** Serialises the parameters; defaults and an empty search are omitted. */
export function toListQuery(parameters: ListParameters): URLSearchParams {
  const { page, search, sort, order, filters } = parameters;
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  appendFilters(query, filters);
  if (sort !== DEFAULT_SORT.value) query.set('sort', sort);
  if (order !== DEFAULT_SORT.natural) query.set('order', order);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** The state of the list in the URL. */
export const listFormat = { parse: parseListParameters, toQuery: toListQuery };
