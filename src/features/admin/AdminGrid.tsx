import { type ReactNode, useEffect } from 'react';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { scrollToTop } from '@/lib/browser';
import { formatCount } from '@/lib/numbers';
import { clampPage, pageRange } from '@/lib/pageWindow';
import { EmptyState } from '@/ui/EmptyState';
import { NativeSelect } from '@/ui/NativeSelect';
import { Pagination } from '@/ui/Pagination';
import { AdminLoadError } from './AdminLoadError';
import { CardSort, GridCards } from './GridCards';
import type { GridColumn } from './gridColumns';
import { type GridSelection, GridTable } from './GridTable';
import { type Grid, PAGE_SIZES } from './useGridParameters';
import { useRowFocus } from './useRowFocus';

/**
 * Narrower screens show cards, because the columns of a table would not fit; in em, like all
 * breakpoints.
 */
const TABLE_FROM = 62.5;

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
  grid: Grid;
  /** The rows that are selected for an action; without it, rows cannot be selected. */
  selection?: GridSelection | undefined;
};

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
  const { page, limit } = grid.parameters;
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down(TABLE_FROM), {
    noSsr: true,
  });
  const rows = props.rows ?? [];
  const total = Math.max(props.total ?? 0, rows.length);
  const isKnown = !isFetching && !error && props.rows !== undefined;
  const nearest = clampPage(page, Math.ceil(total / limit));

  useEffect(() => {
    if (isKnown && nearest !== page) grid.change({ page: nearest }, { replace: true });
  });

  if (error && !isFetching) {
    return <AdminLoadError error={error} onRetry={() => void query.refetch()} />;
  }
  if (isKnown && total === 0) return <NoRows label={label} grid={grid} />;

  const [from, to] = pageRange(page, limit, total).map(formatCount);
  const view = { label, rows, isFetching, getRowId };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        {isNarrow && <CardSort columns={columns} grid={grid} />}
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {isKnown
            ? `Showing ${from}-${to} of ${formatCount(total)} ${label.toLowerCase()}`
            : `Loading ${label.toLowerCase()}…`}
        </Typography>
      </Box>
      {isNarrow ? (
        <GridCards {...view} renderCard={props.renderCard} />
      ) : (
        <GridTable
          {...view}
          columns={columns}
          total={total}
          grid={grid}
          selection={props.selection}
        />
      )}
      <GridFooter total={total} grid={grid} isNarrow={isNarrow} />
    </>
  );
}

const SIZE_OPTIONS = PAGE_SIZES.map((size) => ({ value: `${size}`, label: `${size}` }));

type GridFooterProps = { total: number; grid: Grid; isNarrow: boolean };

/** Pagination and page size of a grid; renders nothing if there is only one page. */
function GridFooter({ total, grid, isNarrow }: GridFooterProps) {
  const { page, limit } = grid.parameters;
  if (total <= PAGE_SIZES[0]) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: { xs: 'center', md: 'space-between' },
        gap: 2,
        mt: 2.5,
      }}
    >
      <NativeSelect
        label="Rows per page"
        value={String(limit)}
        options={SIZE_OPTIONS}
        onChange={(value) => grid.change({ limit: Number(value) })}
      />
      <Pagination
        page={page}
        totalPages={Math.ceil(total / limit)}
        onChange={(wanted) => {
          grid.change({ page: wanted });
          if (isNarrow) scrollToTop();
        }}
      />
    </Box>
  );
}

/** The empty state of a grid; `label` is the plural noun for its rows. */
function NoRows({ label, grid }: { label: string; grid: Grid }) {
  const what = label.toLowerCase();
  if (!grid.isFiltered) {
    return (
      <EmptyState role="status" heading={`No ${label} Yet`} text={`There are no ${what} so far.`} />
    );
  }
  return (
    <EmptyState
      role="status"
      heading={`No ${label} Found`}
      text={`None of the ${what} match the search and the filters.`}
      action={{ label: 'Clear Filters', onClick: grid.clear }}
    />
  );
}
