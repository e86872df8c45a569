import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

type PanelProps = { heading: string; link?: ReactNode; children: ReactNode };

/** A section of the dashboard with a heading. */
export function Panel({ heading, link, children }: PanelProps) {
  return (
    <Card component="section" aria-label={heading} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: 2,
          mb: 1.5,
        }}
      >
        <Typography variant="h3" component="h2">
          {heading}
        </Typography>
        {link}
      </Box>
      {children}
    </Card>
  );
}

/** The empty state of a panel. */
export function PanelNote({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

/** Styles of the rows in a panel. */
export const panelListSx = {
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& > li:last-of-type': { pb: 0 },
} as const;
