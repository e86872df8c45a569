import type { ProjectSort, SortOrder } from '@/api/catalogApi';
import { parsePage } from '@/lib/addressParameters';

/** The state of the list in the URL (specification, section 2: Project list). */
export type ListParameters = {
  page: number;
  search: string;
  sort: ProjectSort;
  order: SortOrder;
};

/** Sort fields with their labels and the direction each label implies. */
export const SORT_OPTIONS: readonly { value: ProjectSort; label: string; natural: SortOrder }[] = [
  { value: 'created_at', label: 'Newest First', natural: 'DESC' },
  { value: 'title', label: 'Name A-Z', natural: 'ASC' },
  { value: 'base_price', label: 'Price Low to High', natural: 'ASC' },
  { value: 'download_count', label: 'Most Popular', natural: 'DESC' },
];

const DEFAULT_SORT = SORT_OPTIONS[0]!;

/** Returns the sort direction that the label of a field implies. */
export function naturalOrder(sort: ProjectSort): SortOrder {
  return SORT_OPTIONS.find(({ value }) => value === sort)?.natural ?? DEFAULT_SORT.natural;
}

/** Parses the URL parameters; missing or unknown ones fall back to defaults. */
export function parseListParameters(query: URLSearchParams): ListParameters {
  const sort = SORT_OPTIONS.find(({ value }) => value === query.get('sort')) ?? DEFAULT_SORT;
  const order = query.get('order')?.toUpperCase();
  return {
    page: parsePage(query.get('page')),
    search: (query.get('search') ?? '').trim(),
    sort: sort.value,
    order: order === 'ASC' || order === 'DESC' ? order : DEFAULT_SORT.natural,
  };
}

/** Serialises the parameters; defaults and an empty search are omitted. */
export function toListQuery({ page, search, sort, order }: ListParameters): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (sort !== DEFAULT_SORT.value) query.set('sort', sort);
  if (order !== DEFAULT_SORT.natural) query.set('order', order);
  if (page > 1) query.set('page', String(page));
  return query;
}
