import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

type SectionProps = {
  heading: string;
  /** What links on the page lead to it by. */
  id?: string;
  children: ReactNode;
};

/** A section of the page with a heading. */
export function Section({ heading, id, children }: SectionProps) {
  return (
    <Box component="section" id={id}>
      <Typography variant="h2" sx={{ mb: 1.5, fontSize: '1.5rem' }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
}
