import type { ReactNode } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { CHART_HEIGHT } from './chartStyles';

/** Figures of a chart by row; the first column is the row header. */
export type ChartTableData = {
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string | number; name: ReactNode; cells: readonly string[] }[];
};

/** Shows the figures of a chart as a table, scrollable if long. */
export function ChartTable({ caption, columns, rows }: ChartTableData) {
  return (
    <TableContainer
      role="group"
      aria-label={`${caption}, table`}
      // Focusable, so that it can be scrolled with the keyboard.
      tabIndex={0}
      sx={{ position: 'relative', maxHeight: CHART_HEIGHT }}
    >
      <Table size="small" stickyHeader>
        <caption>{caption}</caption>
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell key={column} align={index === 0 ? 'left' : 'right'}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, cells }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </TableCell>
              {cells.map((cell, index) => (
                <TableCell key={columns[index + 1]} align="right">
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
