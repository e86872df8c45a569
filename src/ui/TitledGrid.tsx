import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

type TitledGridProps = {
  heading: string;
  /** How many stand beside each other on a wide screen. */
  columns: 2 | 3 | 4;
  /** Whether the order of the entries means something. */
  isOrdered?: boolean;
  /** `cards` stand closer than entries without a frame. */
  spacing?: 'cards' | 'open';
  /** List items. */
  children: ReactNode;
};

/** A part of a page: a heading over a list whose entries stand in a grid. */
export function TitledGrid({
  heading,
  columns,
  isOrdered = false,
  spacing = 'cards',
  children,
}: TitledGridProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h2" id={headingId} sx={{ mb: 3 }}>
        {heading}
      </Typography>
      <Box
        component={isOrdered ? 'ol' : 'ul'}
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr', lg: `repeat(${columns}, 1fr)` },
          gap: spacing === 'cards' ? 2 : { xs: 2.5, md: 4 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
