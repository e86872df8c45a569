import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { contentSx } from '@/theme/mixins';

const grid = (opacity: number) =>
  `linear-gradient(rgb(255 255 255 / ${opacity}%) 1px, transparent 1px), linear-gradient(90deg, rgb(255 255 255 / ${opacity}%) 1px, transparent 1px)`;

type HeroBandProps = {
  children: ReactNode;
  /** Reduces the height to a single line. */
  isSmall?: boolean;
};

/** The blue band with a drawing-board grid at the top of a page. */
export function HeroBand({ children, isSmall = false }: HeroBandProps) {
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
          ...contentSx,
          py: isSmall ? 1.75 : { xs: 4, md: 6 },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

type PageHeroProps = {
  heading: ReactNode;
  text: ReactNode;
  /** Content below the text. */
  children?: ReactNode;
};

/** The heading of a page with a sentence or two about it, in a blue band. */
export function PageHero({ heading, text, children }: PageHeroProps) {
  return (
    <HeroBand>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {heading}
      </Typography>
      <Typography
        sx={{ mt: 1.5, maxWidth: '58ch', fontSize: '1.1rem', color: 'brand.onHeroMuted' }}
      >
        {text}
      </Typography>
      {children}
    </HeroBand>
  );
}
