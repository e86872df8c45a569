import type { Pagination, SortOrder } from '@/api/generated/projects.gen';

const DEFAULT_LIMIT = 12;
const MAXIMUM_LIMIT = 100;

/** What rows are sorted by. */
export type SortValue<Row> = (row: Row) => string | number;

/** A value to sort by for each `sort` of an operation; the first is the default. */
export type SortValues<Row, Sort extends string> = Readonly<Record<Sort, SortValue<Row>>>;

/** The parameters that choose a page of rows. */
type PageArguments<Sort extends string> = {
  page?: number | undefined;
  limit?: number | undefined;
  sort?: Sort | undefined;
  order?: SortOrder | undefined;
};

const orDefault = (value: number | undefined, fallback: number) =>
  value !== undefined && value >= 1 ? value : fallback;

/** The text to search for, in lower case; empty when there is none. */
export function readSearch({ search = '' }: { search?: string | undefined }): string {
  return search.trim().toLowerCase();
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
 * Returns the rows of a page: newest or largest first unless `order` is `ASC`, equal ones as they
 * came. Numbers below 1 become the defaults.
 */
export function pageOf<Row, Sort extends string>(
  rows: readonly Row[],
  wanted: PageArguments<Sort>,
  sortValues: SortValues<Row, Sort>,
): { rows: Row[]; pagination: Pagination } {
  const limit = Math.min(orDefault(wanted.limit, DEFAULT_LIMIT), MAXIMUM_LIMIT);
  const page = orDefault(wanted.page, 1);
  const [defaultSort] = Object.keys(sortValues) as Sort[];
  const direction = wanted.order === 'ASC' ? 1 : -1;
  const sorted = sortRows(rows, sortValues[wanted.sort ?? defaultSort!], direction);
  return {
    rows: sorted.slice((page - 1) * limit, page * limit),
    pagination: { total: rows.length, total_pages: Math.ceil(rows.length / limit) },
  };
}
