import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CONTENT_WIDTH } from '@/theme/tokens';

const grid = (opacity: number) =>
  `linear-gradient(rgb(255 255 255 / ${opacity}%) 1px, transparent 1px), linear-gradient(90deg, rgb(255 255 255 / ${opacity}%) 1px, transparent 1px)`;

type HeroBandProps = {
  /** The heading of the page, with an introduction below it. */
  heading?: string;
  text?: ReactNode;
  /** Reduces the height to a single line. */
  isSmall?: boolean;
  children?: ReactNode;
};

/** The blue band with a drawing-board grid at the top of a page. */
export function HeroBand({ heading, text, isSmall = false, children }: HeroBandProps) {
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
        {heading && (
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {heading}
          </Typography>
        )}
        {text && (
          <Typography sx={{ mt: 1.5, maxWidth: '58ch', color: 'brand.onHeroMuted' }}>
            {text}
          </Typography>
        )}
        {children}
      </Box>
    </Box>
  );
}
