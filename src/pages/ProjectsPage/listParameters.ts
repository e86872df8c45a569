import type { ListProjectsArg, ProjectSort } from '@/api/catalogApi';
import { parsePage } from '@/lib/addresses';
import { trimVisible } from '@/lib/visibleText';
import type { SortOption } from '@/ui/SortSelect';
import type { ListFilters } from './filters';
import { appendFilters, parseFilters } from './listFilters';

/** The state of the list in the URL (specification, section 2: Project list). */
export type ListParameters = ListFilters &
  Required<Pick<ListProjectsArg, 'page' | 'search' | 'sort' | 'order'>>;

/** The default sort. */
export const NEWEST_FIRST = { sort: 'created_at', order: 'DESC' } as const;

/**
 * The sorts, each field first in the direction that the specification's label implies; those by
 * rating are an extension.
 */
export const SORT_OPTIONS: readonly SortOption<ProjectSort>[] = [
  { ...NEWEST_FIRST, label: 'Newest First' },
  { sort: 'created_at', order: 'ASC', label: 'Oldest First' },
  { sort: 'title', order: 'ASC', label: 'Name A-Z' },
  { sort: 'title', order: 'DESC', label: 'Name Z-A' },
  { sort: 'base_price', order: 'ASC', label: 'Price Low to High' },
  { sort: 'base_price', order: 'DESC', label: 'Price High to Low' },
  { sort: 'download_count', order: 'DESC', label: 'Most Popular' },
  { sort: 'download_count', order: 'ASC', label: 'Least Popular' },
  { sort: 'rating', order: 'DESC', label: 'Top Rated' },
  { sort: 'rating', order: 'ASC', label: 'Lowest Rated' },
];

/** Parses the URL parameters; missing or unknown ones fall back to defaults. */
export function parseListParameters(query: URLSearchParams): ListParameters {
  const { sort } = SORT_OPTIONS.find((each) => each.sort === query.get('sort')) ?? NEWEST_FIRST;
  const order = query.get('order')?.toUpperCase();
  return {
    page: parsePage(query.get('page')),
    search: trimVisible(query.get('search') ?? ''),
    sort,
    order: order === 'ASC' || order === 'DESC' ? order : NEWEST_FIRST.order,
    ...parseFilters(query),
  };
}

/** Serialises the parameters; defaults and an empty search are omitted. */
export function toListQuery(parameters: ListParameters): URLSearchParams {
  const { page, search, sort, order } = parameters;
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  appendFilters(query, parameters);
  if (sort !== NEWEST_FIRST.sort) query.set('sort', sort);
  if (order !== NEWEST_FIRST.order) query.set('order', order);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** The state of the list in the URL. */
export const listFormat = { parse: parseListParameters, toQuery: toListQuery };
