import type { ReactNode } from 'react';
import type { SortOrder } from '@/api/catalogApi';
import { parseChoice, parsePage, parseSearch } from '@/lib/addresses';
import { type UrlFormat, urlFormat, useUrlState } from '@/ui/useUrlState';
import type { GridColumn } from './gridColumns';

/** Page sizes of a grid; the first is the default. */
export const PAGE_SIZES = [25, 50, 100] as const;

const ORDERS = ['ASC', 'DESC'] as const;

/** What the URL holds for every grid; the filters are further values, empty unless they are set. */
export type GridParameters = {
  search: string;
  sort: string;
  order: SortOrder;
  limit: number;
  page: number;
};

type FilterValue = string | number | boolean;

/** A choice of a filter and its label. */
export type GridChoice<Value extends FilterValue = FilterValue> = readonly [
  value: Value,
  label: string,
];

/** Creates a filter with a drop-down: the parser of its parameter, with its label and its choices. */
export function gridSelect<const Value extends FilterValue>(
  label: string,
  choices: readonly GridChoice<Value>[],
) {
  const parse = (text: string | null): Value | '' =>
    choices.find(([value]) => String(value) === text)?.[0] ?? '';
  return Object.assign(parse, { label, choices });
}

/** Creates a filter with a drop-down whose choices only the backend knows. */
export const gridText = (label: string) => Object.assign(parseSearch.bind(null), { label });

/** The filters of a table by their parameters: parsers, of which some have a drop-down. */
export type GridFilterTable = Record<
  string,
  ((text: string | null) => FilterValue) & { label?: string; choices?: readonly GridChoice[] }
>;

/** What stands on the card of a row besides its own content. */
export type CardControls = {
  /** The menu of the row's actions. */
  menu: ReactNode;
  /** Selects the row for an action on many. */
  checkbox: ReactNode;
};

/** What a list of the admin panel shows of its rows. */
export type RowView<Row> = {
  /** Plural noun for the rows. */
  label: string;
  columns: readonly GridColumn<Row>[];
  rowId: (row: Row) => string | number;
  /** What the controls of a row call it. */
  rowName: (row: Row) => string;
  /** Renders a row as a card, on narrow screens. */
  card: (row: Row, controls: CardControls) => ReactNode;
};

/** A list of the admin panel. */
type TableDescription<Row, Sort extends string, Filters extends GridFilterTable> = Omit<
  RowView<Row>,
  'columns'
> & {
  columns: readonly GridColumn<Row, Sort>[];
  /** The column by which the rows are sorted at first, in descending order. */
  sortedBy: Sort;
  /** Label of the search field; says what is searched. */
  searchLabel: string;
  filters: Filters;
};

/** Describes a list of the admin panel, from which its URL follows as well. */
export const adminTable = <Row, Sort extends string, Filters extends GridFilterTable>(
  table: TableDescription<Row, Sort, Filters>,
) => ({ ...table, format: gridFormat(table) });

/** The URL format of a list: its search and filters, the columns that the backend can sort by, and the page. */
function gridFormat<Sort extends string, Filters extends GridFilterTable>({
  columns,
  sortedBy,
  filters,
}: Pick<TableDescription<never, Sort, Filters>, 'columns' | 'sortedBy' | 'filters'>) {
  const sorts = columns.flatMap((column) => (column.firstOrder ? [column.field] : []));
  return urlFormat({
    search: parseSearch,
    ...filters,
    sort: (text) => parseChoice(sorts, text, sortedBy),
    order: (text): SortOrder => parseChoice(ORDERS, text?.toUpperCase() ?? null, 'DESC'),
    limit: (text): number => PAGE_SIZES.find((size) => `${size}` === text) ?? PAGE_SIZES[0],
    page: parsePage,
  });
}

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

/** The state of the grid of a list. */
export type GridOf<Table> = Table extends { format: UrlFormat<infer State extends GridParameters> }
  ? Grid<State>
  : never;

/** Returns the state of a list, which the URL holds. */
export function useGrid<Parameters extends GridParameters>({
  format,
}: {
  format: UrlFormat<Parameters>;
}): Grid<Parameters> {
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

/** Returns the page whose rows are shown: the last one while another is loaded, none above an error. */
export const shownPage = <Page>(query: {
  data?: Page;
  isFetching: boolean;
  error?: unknown;
}): Page | undefined => (query.error && !query.isFetching ? undefined : query.data);

const VIEW = ['sort', 'order', 'limit', 'page'] as const;

/** Returns the arguments of a request for all rows: the search and the filters that are set. */
export function toFilterArguments<Parameters extends GridParameters>(parameters: Parameters) {
  return Object.fromEntries(
    Object.entries(toListArguments(parameters)).filter(
      ([name]) => !VIEW.some((each) => each === name),
    ),
  ) as Omit<ListArguments<Parameters>, (typeof VIEW)[number]>;
}
