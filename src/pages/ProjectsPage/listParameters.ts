import type { Facets, ListProjectsArg, ProjectSort } from '@/api/catalogApi';
import { parsePage } from '@/lib/addresses';
import { trimVisible } from '@/lib/visibleText';
import type { SortOption } from '@/ui/SortSelect';
import type { ListFilters } from './filters';
import { appendFilters, isOffered, parseFilters } from './listFilters';

/** The state of the list in the URL (specification, section 2: Project list). */
export type ListParameters = ListFilters &
  Required<Pick<ListProjectsArg, 'page' | 'search' | 'sort' | 'order'>> &
  Pick<ListProjectsArg, 'verbatim'>;

/** The default sort, the first of the menu. */
export const NEWEST_FIRST = { sort: 'created_at', order: 'DESC' } as const;

/** A sort of the list. */
type ProjectSortOption = SortOption<ProjectSort> & {
  /** The facet by which a backend shows that it has the sort (extension); all have the others. */
  facet?: keyof Facets;
  /** Whether only old addresses have it. */
  isRetired?: boolean;
};

/**
 * The sorts in the order of their menu, from which the addresses and the requests follow; each field
 * comes first in the direction that the specification's label implies.
 */
const SORTS: readonly ProjectSortOption[] = [
  { ...NEWEST_FIRST, label: 'Newest First' },
  { sort: 'created_at', order: 'ASC', label: 'Oldest First' },
  { sort: 'title', order: 'ASC', label: 'Name A-Z' },
  { sort: 'title', order: 'DESC', label: 'Name Z-A' },
  { sort: 'base_price', order: 'ASC', label: 'Price Low to High' },
  { sort: 'base_price', order: 'DESC', label: 'Price High to Low' },
  { sort: 'download_count', order: 'DESC', label: 'Most Popular' },
  { sort: 'download_count', order: 'ASC', label: 'Least Popular' },
  { sort: 'rating', order: 'DESC', label: 'Top Rated', facet: 'ratings' },
  { sort: 'rating', order: 'ASC', label: 'Lowest Rated', facet: 'ratings', isRetired: true },
];

/**
 * Returns the sorts to choose from: those that the backend has, and the one in the URL. While something is searched, the
 * default order begins with the best match.
 */
export const sortsFor = (
  facets: Facets | null | undefined,
  { sort: current, order: direction, search }: ListParameters,
) =>
  SORTS.filter(
    ({ facet, sort, order, isRetired }) =>
      (sort === current && order === direction) ||
      (!isRetired && (!facet || sort === current || (facets && isOffered({ facet }, facets)))),
  ).map((option) => (option === SORTS[0] && search ? { ...option, label: 'Best Match' } : option));

/** Returns whether a backend may lack a sort. */
export const isExtraSort = (sort: ProjectSort): boolean =>
  SORTS.some((option) => option.sort === sort && option.facet !== undefined);

/** Parses the URL parameters; missing or unknown ones fall back to defaults. */
export function parseListParameters(query: URLSearchParams): ListParameters {
  const { sort } = SORTS.find((each) => each.sort === query.get('sort')) ?? NEWEST_FIRST;
  const order = query.get('order')?.toUpperCase();
  return {
    page: parsePage(query.get('page')),
    search: trimVisible(query.get('search') ?? ''),
    verbatim: query.get('verbatim') === 'true' || undefined,
    sort,
    order: order === 'ASC' || order === 'DESC' ? order : NEWEST_FIRST.order,
    ...parseFilters(query),
  };
}

/** Serialises the parameters; defaults and an empty search are omitted. */
export function toListQuery(parameters: ListParameters): URLSearchParams {
  const { page, search, verbatim, sort, order } = parameters;
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (search && verbatim) query.set('verbatim', 'true');
  appendFilters(query, parameters);
  if (sort !== NEWEST_FIRST.sort) query.set('sort', sort);
  if (order !== NEWEST_FIRST.order) query.set('order', order);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** The state of the list in the URL. */
export const listFormat = { parse: parseListParameters, toQuery: toListQuery };
