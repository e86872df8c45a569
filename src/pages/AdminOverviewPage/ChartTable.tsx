import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { CHART_HEIGHT } from './chartLook';

/** A chart's figures in rows; the first column names each row, the others hold its figures. */
export type ChartTableData = {
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string | number; name: ReactNode; cells: readonly string[] }[];
};

/** The figures of a chart as a table, which scrolls by itself when it is long. */
export function ChartTable({ caption, columns, rows }: ChartTableData) {
  return (
    <Box
      role="group"
      aria-label={`${caption}, table`}
      // Reachable by keyboard, which could not scroll it otherwise.
      tabIndex={0}
      sx={{ position: 'relative', maxHeight: CHART_HEIGHT, overflow: 'auto' }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          typography: 'body2',
          '& caption': { mb: 0.5, textAlign: 'left', color: 'text.secondary' },
          '& th, & td': { px: 1, py: 0.75, textAlign: 'right', verticalAlign: 'top' },
          '& th:first-of-type': { pl: 0, textAlign: 'left' },
          '& thead th': {
            position: 'sticky',
            top: 0,
            bgcolor: 'background.paper',
            fontWeight: 650,
          },
          '& tbody th': { fontWeight: 400, overflowWrap: 'anywhere' },
          '& tbody tr': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
