import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

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
