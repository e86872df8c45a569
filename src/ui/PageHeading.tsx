import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';

/** The plain heading of a page whose content matters more than its introduction. */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h1" sx={{ mb: 3, fontSize: '2.25rem', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
