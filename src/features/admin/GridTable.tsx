import { useMemo } from 'react';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  type GridEventListener,
  type GridRowSelectionModel,
  type GridSortDirection,
  type GridSortModel,
} from '@mui/x-data-grid';
import { radii } from '@/theme/tokens';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import type { Grid, RowView } from './adminTable';
import { type GridColumn, toGridColDef } from './gridColumns';

const ROW_HEIGHT = 60;
const HEADER_HEIGHT = 46;
const LOADING_HEIGHT = 560;

/** Which rows are selected, by id. */
export type GridSelection = {
  ids: ReadonlySet<number>;
  onChange: (ids: ReadonlySet<number>) => void;
};

type GridTableProps<Row extends object> = {
  table: RowView<Row>;
  rows: readonly Row[];
  total: number;
  isFetching: boolean;
  grid: Grid;
  actionsFor: ((row: Row) => readonly MenuAction[]) | undefined;
  selection: GridSelection | undefined;
};

/** Leaves Space to a control in a cell; the grid would scroll instead. */
const leaveSpaceToControls: GridEventListener<'cellKeyDown'> = (_params, event) => {
  if (event.key === ' ' && event.target !== event.currentTarget) event.defaultMuiPrevented = true;
};

/** The Data Grid for all admin tables, with sorting and pagination by the backend. */
export function GridTable<Row extends object>(props: GridTableProps<Row>) {
  const { table, rows, total, isFetching, grid, actionsFor, selection } = props;
  const { page, limit: pageSize, sort, order } = grid.parameters;
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const shown = useMemo(() => {
    const columns = table.columns.filter(({ isExtra }) => isWide || !isExtra);
    return [...columns, ...actionsColumn(table, actionsFor)].map(toGridColDef);
  }, [table, actionsFor, isWide]);
  const paginationModel = useMemo(() => ({ page: page - 1, pageSize }), [page, pageSize]);
  const sortModel = useMemo<GridSortModel>(
    () => [{ field: sort, sort: order.toLowerCase() as GridSortDirection }],
    [sort, order],
  );

  const selectedIds = selection?.ids;
  const rowSelectionModel = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(selectedIds) }),
    [selectedIds],
  );

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        maxHeight: 'max(480px, calc(100dvh - 240px))',
        ...(rows.length === 0 && { height: LOADING_HEIGHT }),
      }}
    >
      <DataGrid
        label={table.label}
        columns={shown}
        rows={rows}
        getRowId={table.rowId}
        rowCount={total}
        loading={isFetching}
        paginationMode="server"
        paginationModel={paginationModel}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={([first]) => {
          if (!first?.sort) return;
          grid.change({ sort: first.field, order: first.sort === 'asc' ? 'ASC' : 'DESC' });
        }}
        onCellKeyDown={leaveSpaceToControls}
        rowHeight={ROW_HEIGHT}
        columnHeaderHeight={HEADER_HEIGHT}
        // A page has at most a hundred rows; creating them during scrolling would drop frames.
        disableVirtualization
        {...(selection
          ? {
              checkboxSelection: true,
              disableRowSelectionOnClick: true,
              disableRowSelectionExcludeModel: true,
              rowSelectionModel,
              onRowSelectionModelChange: ({ ids }: GridRowSelectionModel) =>
                selection.onChange(new Set([...ids].map(Number))),
            }
          : { rowSelection: false })}
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        disableColumnResize
        hideFooter
        slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
        sx={gridSx}
      />
    </Box>
  );
}

/** Returns the column of the menus, or none if the rows have no actions. */
function actionsColumn<Row extends object>(
  { rowName }: RowView<Row>,
  actionsFor: GridTableProps<Row>['actionsFor'],
): GridColumn<Row>[] {
  if (!actionsFor) return [];
  return [
    {
      field: 'actions',
      heading: 'Actions',
      width: 92,
      render: (row, tabIndex) => (
        <ActionMenu
          label={`Actions for ${rowName(row)}`}
          actions={actionsFor(row)}
          tabIndex={tabIndex}
        />
      ),
    },
  ];
}

/** Styles for the Data Grid beyond those of the theme. */
const gridSx = {
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  '& .MuiDataGrid-columnHeader': { color: 'text.secondary' },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 650 },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  // Leaves the space in a narrow column to its heading.
  '& .MuiDataGrid-sortButton': { width: 28, height: 28 },
  '& .MuiDataGrid-cell': { lineHeight: 1.4, fontVariantNumeric: 'tabular-nums' },
  // Plain classes: a style per cell would slow down scrolling with a thousand cells.
  '& .cell-line': {
    display: 'block',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .cell-clamp': {
    display: '-webkit-box',
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& .cell-lines': { minWidth: 0 },
  '& .cell-note': { typography: 'caption', color: 'text.secondary' },
  // Controls in a cell show their own focus ring; a clicked cell shows none.
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': {
    '&:focus, &:focus-within': { outline: 'none' },
    '&:focus-visible': {
      outline: '3px solid',
      outlineColor: 'primary.main',
      outlineOffset: '-3px',
    },
  },
} as const;
