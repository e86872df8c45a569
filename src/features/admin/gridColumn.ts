import type { ReactNode } from 'react';
import type { GridColDef, GridSortDirection } from '@mui/x-data-grid';
import type { SortOrder } from '@/api/catalogApi';

/** A column of a grid of the admin panel. */
export type GridColumn<Row> = {
  /** Where the backend sorts by the column, the name by which it does. */
  field: string;
  heading: string;
  /** The direction in which a first press sorts; left out where the backend does not sort. */
  firstOrder?: SortOrder;
  /** Pixels; a column that grows has at least as many. */
  width: number;
  /** Its share of the room that is left. */
  flex?: number;
  isNumber?: boolean;
  /** Shown on wide screens alone. */
  isExtra?: boolean;
  /** What stands in a row; `tabIndex` is for controls, by it the grid leads the keyboard. */
  render: (row: Row, tabIndex: number) => ReactNode;
};

const directions: Record<SortOrder, GridSortDirection[]> = {
  ASC: ['asc', 'desc'],
  DESC: ['desc', 'asc'],
};

/** A column as the Data Grid takes it. */
export function toGridColDef<Row extends object>(column: GridColumn<Row>): GridColDef<Row> {
  const { field, heading, firstOrder, width, flex, isNumber = false, render } = column;
  const align = isNumber ? 'right' : 'left';
  return {
    field,
    headerName: heading,
    ...(flex ? { flex, minWidth: width } : { width }),
    align,
    headerAlign: align,
    display: 'flex',
    sortable: firstOrder !== undefined,
    ...(firstOrder && { sortingOrder: directions[firstOrder] }),
    renderCell: ({ row, tabIndex }) => render(row, tabIndex),
  };
}
