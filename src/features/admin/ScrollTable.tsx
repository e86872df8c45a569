import type { ReactNode } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

/** The content of a table; the first cell of a row is its header. */
export type TableContent = {
  columns: readonly string[];
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
};

type ScrollTableProps = TableContent & {
  /** The accessible name of the table. */
  label: string;
  maxHeight: number;
  /** Whether the cells beside the row headers are numbers. */
  isNumeric?: boolean;
};

/** A table that scrolls if it is long. */
export function ScrollTable({ label, maxHeight, columns, rows, isNumeric }: ScrollTableProps) {
  const alignOf = (index: number) => (isNumeric && index > 0 ? 'right' : 'left');
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    <TableContainer role="group" aria-label={`${label}, table`} tabIndex={0} sx={{ maxHeight }}>
      <Table
        size="small"
        stickyHeader
        aria-label={label}
        // On a phone, texts take more lines, and numbers stay whole.
        sx={{
          '& th, & td': { px: { xs: 1, sm: 2 }, overflowWrap: 'anywhere' },
          '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
        }}
      >
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell key={column} align={alignOf(index)}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key}>
              {cells.map((cell, index) => (
                <TableCell
                  key={columns[index]}
                  align={alignOf(index)}
                  {...(index === 0 && { component: 'th', scope: 'row' })}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
