import { type ReactNode, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ScrollTable, type TableContent } from '@/features/admin';
import { rowSx } from '@/theme/mixins';

/** Height of a chart and of the table that replaces it, in pixels. */
export const CHART_HEIGHT = 300;

type ChartFigureProps = {
  heading: string;
  /** Summarises the figures in one sentence. */
  summary: string;
  /** The figures as a table; null if there is nothing to show, which the summary then states. */
  table: TableContent | null;
  /** The chart; without it, only the table is shown. */
  children?: ReactNode;
};

/** Figures with a heading, as a chart that can be switched to a table, or as a table only. */
export function ChartFigure({ heading, summary, table, children }: ChartFigureProps) {
  const [isTable, setIsTable] = useState(!children);
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
      <Box sx={{ ...rowSx, justifyContent: 'space-between', gap: 2, minHeight: 34 }}>
        <Typography id={headingId} variant="h3" component="h2">
          {heading}
        </Typography>
        {table && children && (
          <Button
            size="small"
            variant="outlined"
            aria-label={`${switchLabel}: ${heading}`}
            onClick={() => setIsTable(!isTable)}
            sx={{ flex: 'none' }}
          >
            <span>{switchLabel}</span>
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
      {table &&
        (isTable ? (
          <ScrollTable label={heading} maxHeight={CHART_HEIGHT} isNumeric {...table} />
        ) : (
          children
        ))}
    </Card>
  );
}
