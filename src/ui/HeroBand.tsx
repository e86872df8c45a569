import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

const grid = (opacity: number) =>
  `linear-gradient(rgb(255 255 255 / ${opacity}%) 1px, transparent 1px), linear-gradient(90deg, rgb(255 255 255 / ${opacity}%) 1px, transparent 1px)`;

type HeroBandProps = {
  /** Only as high as one line of text. */
  isSlim?: boolean;
  children: ReactNode;
};

/** The blue band with a drawing-board grid at the top of a page. */
export function HeroBand({ isSlim = false, children }: HeroBandProps) {
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
          maxWidth: 1240,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: isSlim ? 1.25 : { xs: 4, md: 6 },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
