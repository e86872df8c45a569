import type { SortOrder } from '@/api/catalogApi';
import { parseChoice, parsePage, parseSearch } from '@/lib/addresses';
import { type UrlFormat, urlFormat, useUrlState } from '@/ui/useUrlState';

/** Page sizes of a grid; the first is the default. */
export const PAGE_SIZES = [25, 50, 100] as const;

const ORDERS = ['ASC', 'DESC'] as const;

/** What the URL holds for every grid; the filters are further texts, empty unless they are set. */
export type GridParameters = {
  search: string;
  sort: string;
  order: SortOrder;
  limit: number;
  page: number;
};

/** A choice of a filter and its label. */
export type GridChoice<Value extends string = string> = readonly [value: Value, label: string];

/** Creates a filter with a drop-down: the parser of its parameter, with its label and its choices. */
export function gridSelect<Value extends string>(
  label: string,
  choices: readonly GridChoice<Value>[],
) {
  const parse = (text: string | null): Value | '' =>
    choices.find(([value]) => value === text)?.[0] ?? '';
  return Object.assign(parse, { label, choices });
}

/**
 * Creates the URL format of a grid from the fields that the backend can sort by, of which the first
 * is the default, and the parsers of the filters.
 */
export function gridFormat<
  Sort extends string,
  Filters extends Record<string, (text: string | null) => string>,
>(sorts: readonly [Sort, ...Sort[]], filters: Filters) {
  return urlFormat({
    search: parseSearch,
    ...filters,
    sort: (text) => parseChoice(sorts, text, sorts[0]),
    order: (text): SortOrder => parseChoice(ORDERS, text?.toUpperCase() ?? null, 'DESC'),
    limit: (text): number => PAGE_SIZES.find((size) => `${size}` === text) ?? PAGE_SIZES[0],
    page: parsePage,
  });
}

/** The parameters that a format describes. */
export type ParametersOf<Format> = Format extends UrlFormat<infer Parameters> ? Parameters : never;

/** The state of a grid and functions to change it; methods, so that grids of all rows are alike. */
export type Grid<Parameters extends GridParameters = GridParameters> = {
  parameters: Parameters;
  /** Reads the current URL, which may be ahead of the last render. */
  read(this: void): Parameters;
  change(this: void, changes: Partial<Parameters>, options?: { replace: boolean }): void;
  isFiltered: boolean;
  /** Removes the search and the filters. */
  clear(this: void): void;
};

/** Returns the state of a grid, which the URL holds; `format` comes from `gridFormat`. */
export function useGridParameters<Parameters extends GridParameters>(
  format: UrlFormat<Parameters>,
): Grid<Parameters> {
  const { state, read, change } = useUrlState(format);
  const filters = Object.keys(toFilterArguments(state));
  return {
    parameters: state,
    read,
    change,
    isFiltered: filters.length > 0,
    clear: () =>
      change(Object.fromEntries(filters.map((name) => [name, ''])) as Partial<Parameters>),
  };
}

type ListArguments<Parameters> = { [Name in keyof Parameters]?: Exclude<Parameters[Name], ''> };

/** Returns the arguments of a request for a page of rows: all parameters but empty ones. */
export function toListArguments<Parameters extends GridParameters>(parameters: Parameters) {
  return Object.fromEntries(
    Object.entries(parameters).filter(([, value]) => value !== ''),
  ) as ListArguments<Parameters>;
}

const VIEW = ['sort', 'order', 'limit', 'page'] as const;

/** Returns the arguments of a request for all rows: the search and the filters that are set. */
export function toFilterArguments<Parameters extends GridParameters>(parameters: Parameters) {
  return Object.fromEntries(
    Object.entries(toListArguments(parameters)).filter(
      ([name]) => !VIEW.some((each) => each === name),
    ),
  ) as Omit<ListArguments<Parameters>, (typeof VIEW)[number]>;
}
