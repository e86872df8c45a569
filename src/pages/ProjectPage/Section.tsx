import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A section of the page with a heading. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1.5, fontSize: '1.5rem' }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
}
