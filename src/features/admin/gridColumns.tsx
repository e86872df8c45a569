import type { ReactNode } from 'react';
import type { GridColDef, GridSortDirection } from '@mui/x-data-grid';
import type { SortOrder } from '@/api/catalogApi';

/** A column of an admin grid. */
export type GridColumn<Row> = {
  /** The backend's sort field, if the column is sortable. */
  field: string;
  heading: string;
  /** The sort direction of the first click; omitted if the backend cannot sort by the column. */
  firstOrder?: SortOrder;
  /** Width in pixels; the minimum width of a flexible column. */
  width: number;
  /** Share of the remaining width. */
  flex?: number;
  isNumber?: boolean;
  /** Shown only on wide screens. */
  isExtra?: boolean;
  /** Renders the cell; controls take `tabIndex`, which the grid uses for keyboard navigation. */
  render: (row: Row, tabIndex: number) => ReactNode;
};

const directions: Record<SortOrder, GridSortDirection[]> = {
  ASC: ['asc', 'desc'],
  DESC: ['desc', 'asc'],
};

/** Converts a column to a Data Grid column definition. */
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

/** A single line of text in a cell, truncated if too long. */
export function CellText({ children }: { children: ReactNode }) {
  return <span className="cell-line">{children}</span>;
}

/** At most two lines of text in a cell, truncated if too long. */
export function CellClamp({ children }: { children: ReactNode }) {
  return <span className="cell-clamp">{children}</span>;
}

/** Two lines in a cell: the main text and a note. */
export function CellLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className="cell-lines">
      <span className="cell-line">{first}</span>
      <span className="cell-line cell-note">{second}</span>
    </div>
  );
}
