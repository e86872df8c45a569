import { type ReactNode, useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

type TitledGridProps = {
  heading: string;
  /** Number of columns on wide screens. */
  columns: 2 | 3 | 4;
  /** Whether the order of the entries is significant. */
  isOrdered?: boolean;
  /** `cards` have smaller gaps than entries without a frame. */
  spacing?: 'cards' | 'open';
  /** List items. */
  children: ReactNode;
};

/** A section of a page with a heading and a grid of entries. */
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
          // In two columns, an odd last entry spans both.
          '& > li:last-child:nth-of-type(odd)': {
            gridColumn: { sm: '1 / -1', lg: 'auto' },
          },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
