import { type ReactNode, useId } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

/** A part of the page in a card of its own. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" id={headingId} sx={{ mb: 2 }}>
        {heading}
      </Typography>
      {children}
    </Card>
  );
}
