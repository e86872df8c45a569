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
  /** A row of key figures. */
  figures?: readonly { value: string; label: string }[];
  /** Reduces the height to a single line. */
  isSmall?: boolean;
  children?: ReactNode;
};

/** The blue band with a drawing-board grid at the top of a page. */
export function HeroBand({ heading, text, figures, isSmall = false, children }: HeroBandProps) {
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
        {figures && <HeroFigures figures={figures} />}
        {children}
      </Box>
    </Box>
  );
}

function HeroFigures({ figures }: Required<Pick<HeroBandProps, 'figures'>>) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, auto)' },
        justifyContent: 'start',
        columnGap: { xs: 3, sm: 6 },
        rowGap: 1.5,
        mt: 3,
      }}
    >
      {figures.map(({ value, label }) => (
        <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'brand.onHeroMuted' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ fontSize: '1.6rem' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
