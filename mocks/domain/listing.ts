import type { Pagination, SortOrder } from '@/api/generated/projects.gen';

const DEFAULT_LIMIT = 12;
const MAXIMUM_LIMIT = 100;

/** Returns the value to sort a row by. */
export type SortValue<Row> = (row: Row) => string | number;

/** Sort values by the values of an operation's `sort` parameter; the first is the default. */
export type SortValues<Row, Sort extends string> = Readonly<Record<Sort, SortValue<Row>>>;

/** The parameters that select a page of rows. */
type PageArguments<Sort extends string> = {
  page?: number | undefined;
  limit?: number | undefined;
  sort?: Sort | undefined;
  order?: SortOrder | undefined;
};

const orDefault = (value: number | undefined, fallback: number) =>
  value !== undefined && value >= 1 ? value : fallback;

const isNumbers = (values: readonly unknown[]): values is number[] =>
  values.every((value) => typeof value === 'number');

/** Returns the ranks of values, because numbers compare faster than texts. */
function toSortKeys(values: readonly (string | number)[]): Float64Array {
  if (isNumbers(values)) return Float64Array.from(values);
  const ranks = new Map([...new Set(values)].sort().map((value, rank) => [value, rank]));
  return Float64Array.from(values, (value) => ranks.get(value)!);
}

/** Sorts rows in ascending (1) or descending (-1) order; equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: SortValue<Row>,
  direction: 1 | -1,
): Row[] {
  const keys = toSortKeys(rows.map(valueOf));
  return Array.from(rows.keys())
    .sort((a, b) => (keys[a]! - keys[b]!) * direction)
    .map((index) => rows[index]!);
}

/**
 * Returns the page selected by `page`, `limit`, `sort` and `order`, and the totals. The order is
 * descending unless `order` is `ASC`; equal rows keep their order. Numbers below 1 fall back to the
 * defaults.
 */
export function paginate<Row, Sort extends string>(
  rows: readonly Row[],
  arg: PageArguments<Sort>,
  sortValues: SortValues<Row, Sort>,
): { rows: Row[]; pagination: Pagination } {
  const limit = Math.min(orDefault(arg.limit, DEFAULT_LIMIT), MAXIMUM_LIMIT);
  const page = orDefault(arg.page, 1);
  const [defaultSort] = Object.keys(sortValues) as Sort[];
  const direction = arg.order === 'ASC' ? 1 : -1;
  const sorted = sortRows(rows, sortValues[arg.sort ?? defaultSort!], direction);
  return {
    rows: sorted.slice((page - 1) * limit, page * limit),
    pagination: { total: rows.length, total_pages: Math.ceil(rows.length / limit) },
  };
}
