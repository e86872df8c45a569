import { useEffect, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { formatCount, parseCount } from '@/lib/counts';
import { clampPage, pageRange } from '@/lib/pageWindow';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { SortControls } from '@/ui/SortControls';
import { AdminLoadError } from './AdminLoadError';
import type { GridAddress } from './gridAddress';
import { GridCards } from './GridCards';
import type { GridColumn } from './gridColumn';
import { GridFooter } from './GridFooter';
import { GridTable } from './GridTable';

type GridState = Pick<GridAddress, 'page' | 'pageSize' | 'sort' | 'order'>;

type AdminGridProps<Row extends object> = {
  /** What the rows are, in the plural. */
  label: string;
  columns: readonly GridColumn<Row>[];
  getRowId: (row: Row) => string | number;
  /** A row where a table would be too wide. */
  renderCard: (row: Row) => ReactNode;
  /** The page of rows that came last. */
  rows: readonly Row[] | undefined;
  /** How many rows there are on all pages. */
  total: unknown;
  isFetching: boolean;
  error: unknown;
  onRetry: () => void;
  state: GridState;
  onChange: (changes: Partial<GridState>, options?: { replace: boolean }) => void;
  isFiltered: boolean;
  onClear: () => void;
};

/**
 * Rows of which the backend gives a page at a time: as a table, or as cards on narrow screens, with
 * what turns the pages, or what stands in their place.
 */
export function AdminGrid<Row extends object>(props: AdminGridProps<Row>) {
  const { label, columns, isFetching, error, state, onChange } = props;
  const { page, pageSize, sort, order } = state;
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const rows = props.rows ?? [];
  const total = parseCount(props.total);
  const isKnown = !isFetching && !error && props.rows !== undefined;
  const nearest = clampPage(page, Math.ceil(total / pageSize));

  useEffect(() => {
    if (isKnown && nearest !== page) onChange({ page: nearest }, { replace: true });
  });

  if (error && !isFetching) return <AdminLoadError error={error} onRetry={props.onRetry} />;
  if (isKnown && total === 0) return <NoRows {...props} />;

  const [from, to] = pageRange(page, pageSize, total);
  const view = { label, rows, isFetching, getRowId: props.getRowId };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        {isNarrow && (
          <SortControls
            options={columns
              .filter(({ firstOrder }) => firstOrder)
              .map(({ field, heading }) => ({ value: field, label: heading }))}
            sort={sort}
            order={order}
            onSortChange={(field) => {
              const column = columns.find((each) => each.field === field);
              onChange({ sort: field, order: column?.firstOrder ?? order });
            }}
            onOrderChange={(wanted) => onChange({ order: wanted })}
          />
        )}
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {isKnown
            ? `Showing ${formatCount(from)}-${formatCount(to)} of ${formatCount(total)} ${label.toLowerCase()}`
            : `Loading ${label.toLowerCase()}…`}
        </Typography>
      </Box>
      {isNarrow ? (
        <GridCards {...view} renderCard={props.renderCard} />
      ) : (
        <GridTable
          {...view}
          {...state}
          columns={columns}
          total={total}
          onSort={(field, wanted) => onChange({ sort: field, order: wanted })}
        />
      )}
      <GridFooter
        page={page}
        pageSize={pageSize}
        total={total}
        onPage={(wanted) => onChange({ page: wanted })}
        onPageSize={(wanted) => onChange({ pageSize: wanted })}
      />
    </>
  );
}

function NoRows({
  label,
  isFiltered,
  onClear,
}: Pick<AdminGridProps<object>, 'label' | 'isFiltered' | 'onClear'>) {
  const what = label.toLowerCase();
  return isFiltered ? (
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
  ) : (
    <EmptyState role="status" heading={`No ${label} Yet`} text={`There are no ${what} so far.`} />
  );
}
