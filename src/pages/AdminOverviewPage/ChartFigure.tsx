import { useId, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { CHART_HEIGHT } from './chartParts';

type ChartFigureProps = {
  heading: string;
  /** Summarises the chart in one sentence. */
  summary: string;
  /** The figures of the chart as a table. */
  table: ChartTableData;
  /** The chart; null if there is nothing to draw, which the summary then states. */
  children: ReactNode;
};

/** A chart with a heading, which can be switched to a table. */
export function ChartFigure({ heading, summary, table, children }: ChartFigureProps) {
  const [isTable, setIsTable] = useState(false);
  const headingId = useId();
  const summaryId = useId();
  const switchLabel = isTable ? 'Show as chart' : 'Show as table';
  return (
    <Card
      component="figure"
      aria-labelledby={headingId}
      aria-describedby={summaryId}
      sx={{ m: 0, p: { xs: 2, sm: 2.5 } }}
    >
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          minHeight: 34,
        }}
      >
        <Typography id={headingId} variant="h3" component="h2">
          {heading}
        </Typography>
        {children && (
          <Button
            size="small"
            variant="outlined"
            aria-label={`${switchLabel}: ${heading}`}
            onClick={() => setIsTable(!isTable)}
            sx={{ flex: 'none' }}
          >
            {switchLabel}
          </Button>
        )}
      </Box>
      <Typography
        id={summaryId}
        component="figcaption"
        variant="body2"
        sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}
      >
        {summary}
      </Typography>
      {children && isTable ? <ChartTable {...table} /> : children}
    </Card>
  );
}

/** Figures of a chart by row; the first column is the row header. */
export type ChartTableData = {
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string | number; name: ReactNode; cells: readonly string[] }[];
};

/** Shows the figures of a chart as a table, scrollable if long. */
function ChartTable({ caption, columns, rows }: ChartTableData) {
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

/** The grid of charts: one column, or two on wide screens. */
export function ChartGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        gap: { xs: 1.5, sm: 2 },
        // An odd last chart fills its row.
        '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
        mt: { xs: 1.5, sm: 2 },
      }}
    >
      {children}
    </Box>
  );
}
