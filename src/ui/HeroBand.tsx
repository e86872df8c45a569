import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { CONTENT_WIDTH } from '@/theme/tokens';

const grid = (opacity: number) =>
  `linear-gradient(rgb(255 255 255 / ${opacity}%) 1px, transparent 1px), linear-gradient(90deg, rgb(255 255 255 / ${opacity}%) 1px, transparent 1px)`;

type HeroBandProps = {
  /** Reduces the height to a single line. */
  isSmall?: boolean;
  children: ReactNode;
};

/** The blue band with a drawing-board grid at the top of a page. */
export function HeroBand({ isSmall = false, children }: HeroBandProps) {
  return (
    <Box
      sx={{
        color: 'brand.onHero',
        bgcolor: 'brand.hero',
        backgroundImage: grid(5.5),
        backgroundSize: '40px 40px',
        '--focus-ring': 'var(--mui-palette-brand-signal)',
      }}
    >
      <Box
        sx={{
          maxWidth: CONTENT_WIDTH,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: isSmall ? 1.75 : { xs: 4, md: 6 },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
