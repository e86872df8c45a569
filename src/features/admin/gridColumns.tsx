import type { ReactNode } from 'react';
import Link from '@mui/material/Link';
import type { GridColDef, GridSortDirection } from '@mui/x-data-grid';
import type { SortOrder } from '@/api/catalogApi';
import { adminPaths } from '@/config/adminPaths';

/** A column of an admin grid; the backend can sort by `Sort`. */
export type GridColumn<Row, Sort extends string = string> = {
  heading: string;
  /** Width in pixels; the minimum width of a flexible column. */
  width: number;
  /** Share of the remaining width. */
  flex?: number;
  isNumber?: boolean;
  /** Shown only on wide screens. */
  isExtra?: boolean;
  /** Renders the cell; controls take `tabIndex`, which the grid uses for keyboard navigation. */
  render: (row: Row, tabIndex: number) => ReactNode;
} & (
  | {
      /** The backend's sort field. */
      field: Sort;
      /** The sort direction of the first click. */
      firstOrder: SortOrder;
    }
  | { field: string; firstOrder?: undefined }
);

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

const inOwnDirection = (className: string, children: ReactNode) => (
  <span className={className} dir="auto">
    {children}
  </span>
);

/** A single line of text in a cell, truncated if too long. */
export const CellText = ({ children }: { children: ReactNode }) =>
  inOwnDirection('cell-line', children);

/** Two lines in a cell: the main text and a note. */
export function CellLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className="cell-lines">
      {inOwnDirection('cell-line', first)}
      {inOwnDirection('cell-line cell-note', second)}
    </div>
  );
}

type LinkProps = { tabIndex: number };

/** A project in a cell, linked to its form, in at most two lines. */
export function ProjectCell({ id, title, tabIndex }: LinkProps & { id: number; title: string }) {
  return inOwnDirection(
    'cell-clamp',
    <Link href={adminPaths.project(id)} tabIndex={tabIndex}>
      {title}
    </Link>,
  );
}

type CustomerCellProps = LinkProps & { customer: { id: number; name: string; email: string } };

/** A customer in a cell, linked to their payments. */
export function CustomerCell({ customer, tabIndex }: CustomerCellProps) {
  return (
    <CellLines
      first={
        <Link href={adminPaths.paymentsOf(customer.id)} tabIndex={tabIndex}>
          {customer.name}
        </Link>
      }
      second={customer.email}
    />
  );
}
