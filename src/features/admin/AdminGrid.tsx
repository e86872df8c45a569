import { type FocusEvent, useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { scrollToTop } from '@/lib/browser';
import { formatCount } from '@/lib/numbers';
import { clampPage, pageRange } from '@/lib/pageWindow';
import { wrapSx } from '@/theme/mixins';
import type { MenuAction } from '@/ui/ActionMenu';
import { EmptyState } from '@/ui/EmptyState';
import { NativeSelect } from '@/ui/NativeSelect';
import { Pagination } from '@/ui/Pagination';
import { useNarrowScreen } from '@/ui/useNarrowScreen';
import { AdminLoadError } from './AdminLoadError';
import { type Grid, PAGE_SIZES, type RowView } from './adminTable';
import { CardSort, GridCards } from './GridCards';
import { type GridSelection, GridTable } from './GridTable';

/** Narrower screens show cards, because the columns of a table would not fit; in em, like all breakpoints. */
const TABLE_FROM = 62.5;

/** A page of rows as the backend returns it. */
type RowPage = { pagination: { total: number } };

type AdminGridProps<Row extends object> = {
  table: RowView<Row>;
  /** The last loaded page of rows. */
  rows: readonly Row[] | undefined;
  /** The request for the rows. */
  query: { data?: RowPage; isFetching: boolean; error?: unknown; refetch: () => unknown };
  grid: Grid;
  /** Returns the actions of a row; must be referentially stable. */
  actionsFor?: (row: Row) => readonly MenuAction[];
  /** The rows that are selected for an action; without it, rows cannot be selected. */
  selection?: GridSelection | undefined;
};

/** Rows paginated by the backend: a table, or cards on narrow screens, with loading, empty and error states. */
export function AdminGrid<Row extends object>(props: AdminGridProps<Row>) {
  return (
    <Box role="group" aria-label={props.table.label} {...useRowFocus()} sx={{ outline: 'none' }}>
      <GridContent {...props} />
    </Box>
  );
}

function GridContent<Row extends object>(props: AdminGridProps<Row>) {
  const { table, query, grid, actionsFor, selection } = props;
  const { label, columns } = table;
  const { isFetching, error } = query;
  const { page, limit } = grid.parameters;
  const isNarrow = useNarrowScreen(TABLE_FROM);
  const rows = props.rows ?? [];
  const total = Math.max(query.data?.pagination.total ?? 0, rows.length);
  const isKnown = !isFetching && !error && props.rows !== undefined;
  const nearest = clampPage(page, Math.ceil(total / limit));

  useEffect(() => {
    if (isKnown && nearest !== page) grid.change({ page: nearest }, { replace: true });
  });

  if (error && !isFetching) {
    return <AdminLoadError error={error} onRetry={() => void query.refetch()} />;
  }
  const [from, to] = pageRange(page, limit, total).map(formatCount);
  const view = { table, rows, isFetching, actionsFor, selection };
  const isEmpty = isKnown && total === 0;
  return (
    <>
      <Box sx={{ ...wrapSx, gap: 1.5, mb: 1.5 }}>
        {isNarrow && !isEmpty && <CardSort columns={columns} grid={grid} />}
        <Box role="status" sx={{ flexGrow: 1 }}>
          {isEmpty ? (
            <NoRows label={label} grid={grid} />
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {isKnown
                ? `Showing ${from}-${to} of ${formatCount(total)} ${label.toLowerCase()}`
                : `Loading ${label.toLowerCase()}…`}
            </Typography>
          )}
        </Box>
      </Box>
      {!isEmpty &&
        (isNarrow ? <GridCards {...view} /> : <GridTable {...view} total={total} grid={grid} />)}
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
    <Box sx={{ ...wrapSx, justifyContent: { xs: 'center', md: 'space-between' }, gap: 2, mt: 2.5 }}>
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
    return <EmptyState heading={`No ${label} Yet`} text={`There are no ${what} so far.`} />;
  }
  return (
    <EmptyState
      heading={`No ${label} Found`}
      text={`None of the ${what} match the search and the filters.`}
      action={{ label: 'Clear Filters', onClick: grid.clear }}
    />
  );
}

/** The attribute with a row's id, which the Data Grid sets as well. */
const ROW = '[data-id]';
const MENU = '[aria-haspopup=menu]';

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(ROW)];

/**
 * Keeps the focus in a list whose rows disappear, as after a deletion: it goes to the row that takes the
 * place of the last focused one, or to the list once that is empty. Returns props for the list.
 */
function useRowFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<{ id: string | undefined; index: number }>(null);

  useEffect(() => {
    const list = ref.current!;
    // Observes the document, because the grid shows new rows after React has rendered them.
    const observer = new MutationObserver(() => {
      if (!last.current || document.activeElement !== document.body) return;
      const { id, index } = last.current;
      const rows = rowsIn(list);
      if (rows.some(({ dataset }) => dataset.id === id)) return;
      last.current = null;
      const row = rows[Math.min(index, rows.length - 1)];
      (row?.querySelector<HTMLElement>(MENU) ?? list).focus();
    });
    observer.observe(list, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>(ROW);
    const index = row ? rowsIn(currentTarget).indexOf(row) : -1;
    if (row && index >= 0) last.current = { id: row.dataset.id, index };
  };
  return { ref, onFocus, tabIndex: -1 };
}
