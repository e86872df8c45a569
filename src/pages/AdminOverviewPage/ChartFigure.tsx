import { useId, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ChartTable, type ChartTableData } from './ChartTable';

type ChartFigureProps = {
  heading: string;
  /** One sentence that says what the chart shows. */
  summary: string;
  /** The chart's figures for people who read them rather than see them. */
  table: ChartTableData;
  /** The chart; null when there is nothing to draw, which the summary says then. */
  children: ReactNode;
};

/** A chart under its heading, which can be read as a table instead. */
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
