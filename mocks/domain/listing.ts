import type { Pagination } from '@/api/generated/projects.gen';

const DEFAULT_LIMIT = 12;
const MAXIMUM_LIMIT = 100;

/** What rows are sorted by. */
export type SortValue<Row> = (row: Row) => string | number;

/** The ways to sort by their names in the query; the first is the default. */
export type SortValues<Row> = Readonly<Record<string, SortValue<Row>>>;

function toWholeNumber(value: string | null, fallback: number): number {
  const number = Number(value);
  return value && Number.isSafeInteger(number) && number >= 1 ? number : fallback;
}

/** The text that a query searches for, in lower case; empty when there is none. */
export function readSearch(query: URLSearchParams): string {
  return (query.get('search') ?? '').trim().toLowerCase();
}

/** Sorts by a value of each row, upwards (1) or downwards (-1); equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: SortValue<Row>,
  direction: 1 | -1,
): Row[] {
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((one, other) => {
      if (one.value === other.value) return 0;
      return one.value < other.value ? -direction : direction;
    })
    .map(({ row }) => row);
}

/**
 * The rows of the page that a query asks for by `page`, `limit`, `sort` and `order`; newest or largest
 * first unless it says `ASC`, equal ones as they came. Unknown sorts and unusable numbers become the
 * defaults.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  query: URLSearchParams,
  sortValues: SortValues<Row>,
): { rows: Row[]; pagination: Pagination } {
  const limit = Math.min(toWholeNumber(query.get('limit'), DEFAULT_LIMIT), MAXIMUM_LIMIT);
  const page = toWholeNumber(query.get('page'), 1);
  const wanted = query.get('sort') ?? '';
  const sort = Object.hasOwn(sortValues, wanted) ? wanted : Object.keys(sortValues)[0]!;
  const direction = query.get('order')?.toUpperCase() === 'ASC' ? 1 : -1;
  const sorted = sortRows(rows, sortValues[sort]!, direction);
  return {
    rows: sorted.slice((page - 1) * limit, page * limit),
    pagination: { total: rows.length, total_pages: Math.ceil(rows.length / limit) },
  };
}
