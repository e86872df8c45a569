import { useId, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ChartTable, type ChartTableData } from './ChartTable';

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
