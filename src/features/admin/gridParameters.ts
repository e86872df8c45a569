import type { SortOrder } from '@/api/catalogApi';
import { parseChoice, parsePage, parseSearch } from '@/lib/addresses';

/** Page sizes of a grid; the first is the default. */
export const PAGE_SIZES = [25, 50, 100] as const;

export type PageSize = (typeof PAGE_SIZES)[number];

/** Parses the value of a filter; returns an empty string if it is invalid. */
type FilterParser = (value: string) => string;

/** The sort fields and filters that a grid accepts in the URL. */
export type GridDefinition<
  Sort extends string = string,
  Parsers extends Record<string, FilterParser> = Record<string, FilterParser>,
> = {
  /** Fields the backend can sort by; the first is the default. */
  sorts: readonly [Sort, ...Sort[]];
  defaultOrder: SortOrder;
  filters: Parsers;
};

/** The state of a grid in the URL; an inactive filter is an empty string. */
export type GridParameters<Definition extends GridDefinition = GridDefinition> = {
  page: number;
  pageSize: PageSize;
  sort: Definition['sorts'][number];
  order: SortOrder;
  search: string;
  filters: { [Name in keyof Definition['filters']]: ReturnType<Definition['filters'][Name]> };
};

/** Creates a filter parser that accepts only the given choices. */
export function oneOf<Choice extends string>(...choices: readonly Choice[]) {
  return (value: string) => parseChoice(choices, value, '');
}

function parsePageSize(value: string | null): PageSize {
  return PAGE_SIZES.find((size) => String(size) === value) ?? PAGE_SIZES[0];
}

/** Parses the URL parameters of a grid; missing or invalid ones fall back to defaults. */
export function parseGridParameters<Definition extends GridDefinition>(
  { sorts, defaultOrder, filters }: Definition,
  query: URLSearchParams,
): GridParameters<Definition> {
  const order = query.get('order')?.toUpperCase() ?? null;
  return {
    page: parsePage(query.get('page')),
    pageSize: parsePageSize(query.get('limit')),
    sort: parseChoice(sorts, query.get('sort'), sorts[0]),
    order: parseChoice(['ASC', 'DESC'], order, defaultOrder),
    search: parseSearch(query.get('search')),
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, parse]) => [name, parse(query.get(name) ?? '')]),
    ) as GridParameters<Definition>['filters'],
  };
}

/** Serialises the state of a grid to URL parameters; defaults are omitted. */
export function toGridQuery(
  { sorts, defaultOrder }: GridDefinition,
  { page, pageSize, sort, order, search, filters }: GridParameters,
): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (sort !== sorts[0]) query.set('sort', sort);
  if (order !== defaultOrder) query.set('order', order);
  if (pageSize !== PAGE_SIZES[0]) query.set('limit', String(pageSize));
  if (page > 1) query.set('page', String(page));
  return query;
}

/** Returns the arguments shared by every list request of the admin panel. */
export function toListArg<Definition extends GridDefinition>({
  page,
  pageSize,
  sort,
  order,
  search,
}: GridParameters<Definition>) {
  return { page, limit: pageSize, sort, order, ...(search && { search }) };
}
