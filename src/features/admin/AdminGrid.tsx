import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, type ReactNode } from 'react';
import type { SortOrder } from '@/api/catalogApi';
import { scrollToTop } from '@/lib/browser';
import { formatCount } from '@/lib/numbers';
import { clampPage, pageRange } from '@/lib/pageWindow';
import { EmptyState } from '@/ui/EmptyState';
import { AdminLoadError } from './AdminLoadError';
import { GridCards } from './GridCards';
import { GridFooter } from './GridFooter';
import { GridHead } from './GridHead';
import { GridTable, type GridSelection } from './GridTable';
import type { GridColumn } from './gridColumn';
import type { GridParameters } from './gridParameters';
import { useRowFocus } from './useRowFocus';

/**
 * Narrower screens show cards, because the columns of a table would not fit; in em, like all
 * breakpoints.
 */
const TABLE_FROM = 62.5;

type GridState = Pick<GridParameters, 'page' | 'pageSize' | 'sort' | 'order'>;

type AdminGridProps<Row extends object> = {
  /** Plural noun for the rows. */
  label: string;
  /** Must be referentially stable. */
  columns: readonly GridColumn<Row>[];
  getRowId: (row: Row) => string | number;
  /** Renders a row as a card on narrow screens. */
  renderCard: (row: Row) => ReactNode;
  /** The last loaded page of rows. */
  rows: readonly Row[] | undefined;
  /** Number of rows on all pages. */
  total: number | undefined;
  /** The request for the rows. */
  query: { isFetching: boolean; error?: unknown; refetch: () => unknown };
  /** What `useGridParameters` returns. */
  grid: {
    parameters: GridState;
    isFiltered: boolean;
    change: (changes: Partial<GridState>, options?: { replace: boolean }) => void;
    clear: () => void;
  };
  /** The rows that are selected for an action; without it, rows cannot be selected. */
  selection?: GridSelection | undefined;
};

/** Describes which rows are shown. */
function describeRange({ page, pageSize }: GridState, total: number, label: string): string {
  const [from, to] = pageRange(page, pageSize, total).map(formatCount);
  return `Showing ${from}-${to} of ${formatCount(total)} ${label.toLowerCase()}`;
}

/**
 * Shows rows paginated by the backend as a table, or as cards on narrow screens, with pagination
 * and with loading, empty and error states.
 */
export function AdminGrid<Row extends object>(props: AdminGridProps<Row>) {
  return (
    <Box role="group" aria-label={props.label} {...useRowFocus()} sx={{ outline: 'none' }}>
      <GridContent {...props} />
    </Box>
  );
}

function GridContent<Row extends object>(props: AdminGridProps<Row>) {
  const { label, columns, getRowId, query, grid } = props;
  const { isFetching, error } = query;
  const { page, pageSize, sort, order } = grid.parameters;
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down(TABLE_FROM), {
    noSsr: true,
  });
  const rows = props.rows ?? [];
  const total = Math.max(props.total ?? 0, rows.length);
  const isKnown = !isFetching && !error && props.rows !== undefined;
  const nearest = clampPage(page, Math.ceil(total / pageSize));

  useEffect(() => {
    if (isKnown && nearest !== page) grid.change({ page: nearest }, { replace: true });
  });

  if (error && !isFetching) {
    return <AdminLoadError error={error} onRetry={() => void query.refetch()} />;
  }
  if (isKnown && total === 0) {
    return <NoRows label={label} isFiltered={grid.isFiltered} onClear={grid.clear} />;
  }

  const view = { label, rows, isFetching, getRowId };
  const onSort = (field: string, wanted: SortOrder) => grid.change({ sort: field, order: wanted });
  const turnTo = (wanted: number) => {
    grid.change({ page: wanted });
    if (isNarrow) scrollToTop();
  };
  return (
    <>
      <GridHead
        columns={columns}
        hasSort={isNarrow}
        sort={sort}
        order={order}
        onSort={onSort}
        status={
          isKnown ? describeRange(grid.parameters, total, label) : `Loading ${label.toLowerCase()}…`
        }
      />
      {isNarrow ? (
        <GridCards {...view} renderCard={props.renderCard} />
      ) : (
        <GridTable
          {...view}
          {...grid.parameters}
          columns={columns}
          total={total}
          onSort={onSort}
          selection={props.selection}
        />
      )}
      <GridFooter
        page={page}
        pageSize={pageSize}
        total={total}
        onPage={turnTo}
        onPageSize={(wanted) => grid.change({ pageSize: wanted })}
      />
    </>
  );
}

type NoRowsProps = {
  /** Plural noun for the rows. */
  label: string;
  isFiltered: boolean;
  onClear: () => void;
};

/** The empty state of a grid. */
function NoRows({ label, isFiltered, onClear }: NoRowsProps) {
  const what = label.toLowerCase();
  if (!isFiltered) {
    return (
      <EmptyState role="status" heading={`No ${label} Yet`} text={`There are no ${what} so far.`} />
    );
  }
  return (
    <EmptyState
      role="status"
      heading={`No ${label} Found`}
      text={`None of the ${what} match the search and the filters.`}
      action={
        <Button variant="contained" onClick={onClear}>
          Clear Filters
        </Button>
      }
    />
  );
}
