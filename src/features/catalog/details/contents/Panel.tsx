import type { ReactNode } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

/** A titled part of the section. */
export function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card sx={{ p: 2.5, minWidth: 0 }}>
      <Typography variant="h3" sx={{ mb: 1.5, fontSize: '1.0625rem' }}>
        {heading}
      </Typography>
      {children}
    </Card>
  );
}
