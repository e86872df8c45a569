import type { SortOrder } from '@/api/catalogApi';
import { parseChoice, parsePage, parseSearch } from '@/lib/addressParameters';

/** How many rows a page of a grid may have; the first is the default. */
export const PAGE_SIZES = [25, 50, 100] as const;

export type PageSize = (typeof PAGE_SIZES)[number];

/** Reads a filter of an address; empty when it is unusable. */
type FilterParser = (value: string) => string;

/** What may stand in the address of a grid. */
export type GridDefinition<
  Sort extends string = string,
  Parsers extends Record<string, FilterParser> = Record<string, FilterParser>,
> = {
  /** The fields that the backend sorts by; the first is the default. */
  sorts: readonly [Sort, ...Sort[]];
  defaultOrder: SortOrder;
  filters: Parsers;
};

/** What an address says of a grid; a filter that is not in force is empty. */
export type GridAddress<Definition extends GridDefinition = GridDefinition> = {
  page: number;
  pageSize: PageSize;
  sort: Definition['sorts'][number];
  order: SortOrder;
  search: string;
  filters: { [Name in keyof Definition['filters']]: ReturnType<Definition['filters'][Name]> };
};

/** A filter that is one of some choices. */
export function oneOf<Choice extends string>(...choices: readonly Choice[]) {
  return (value: string) => parseChoice(choices, value, '');
}

function parsePageSize(value: string | null): PageSize {
  return PAGE_SIZES.find((size) => String(size) === value) ?? PAGE_SIZES[0];
}

/** Reads the address of a grid; whatever is missing or unusable becomes the default. */
export function parseGridAddress<Definition extends GridDefinition>(
  { sorts, defaultOrder, filters }: Definition,
  query: URLSearchParams,
): GridAddress<Definition> {
  const order = query.get('order')?.toUpperCase() ?? null;
  return {
    page: parsePage(query.get('page')),
    pageSize: parsePageSize(query.get('limit')),
    sort: parseChoice(sorts, query.get('sort'), sorts[0]),
    order: parseChoice(['ASC', 'DESC'], order, defaultOrder),
    search: parseSearch(query.get('search')),
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, parse]) => [name, parse(query.get(name) ?? '')]),
    ) as GridAddress<Definition>['filters'],
  };
}

/** The query of a grid's address; defaults are left out. */
export function toGridQuery(
  { sorts, defaultOrder }: GridDefinition,
  { page, pageSize, sort, order, search, filters }: GridAddress,
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

/** What every list call of the admin panel is asked with. */
export function toListArg<Definition extends GridDefinition>({
  page,
  pageSize,
  sort,
  order,
  search,
}: GridAddress<Definition>) {
  return { page, limit: pageSize, sort, order, ...(search && { search }) };
}
