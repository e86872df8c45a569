import type { Pagination } from '@/api/generated/projects.gen';

const DEFAULT_LIMIT = 12;
const MAXIMUM_LIMIT = 100;

/** Returns the value to sort a row by. */
export type SortValue<Row> = (row: Row) => string | number;

/** Sort values by their names in the query; the first is the default. */
export type SortValues<Row> = Readonly<Record<string, SortValue<Row>>>;

function toWholeNumber(value: string | null, fallback: number): number {
  const number = Number(value);
  return value && Number.isSafeInteger(number) && number >= 1 ? number : fallback;
}

/** Returns the query's search text in lower case; empty if there is none. */
export function readSearch(query: URLSearchParams): string {
  return (query.get('search') ?? '').trim().toLowerCase();
}

/** Sorts rows in ascending (1) or descending (-1) order; equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: SortValue<Row>,
  direction: 1 | -1,
): Row[] {
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((a, b) => {
      if (a.value === b.value) return 0;
      return a.value < b.value ? -direction : direction;
    })
    .map(({ row }) => row);
}

/**
 * Returns the page that a query asks for with `page`, `limit`, `sort` and `order`, and the totals.
 * The order is descending unless the query says `ASC`; equal rows keep their order. Unknown sorts
 * and invalid numbers fall back to the defaults.
 */
export function paginate<Row>(
  rows: readonly Row[],
  query: URLSearchParams,
  sortValues: SortValues<Row>,
): { rows: Row[]; pagination: Pagination } {
  const limit = Math.min(toWholeNumber(query.get('limit'), DEFAULT_LIMIT), MAXIMUM_LIMIT);
  const page = toWholeNumber(query.get('page'), 1);
  const requestedSort = query.get('sort') ?? '';
  const sort = Object.hasOwn(sortValues, requestedSort)
    ? requestedSort
    : Object.keys(sortValues)[0]!;
  const direction = query.get('order')?.toUpperCase() === 'ASC' ? 1 : -1;
  const sorted = sortRows(rows, sortValues[sort]!, direction);
  return {
    rows: sorted.slice((page - 1) * limit, page * limit),
    pagination: { total: rows.length, total_pages: Math.ceil(rows.length / limit) },
  };
}
