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

/** The blue band with a drawing-board grid at the top of a page that sells. */
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
  /** Stands on a blue band rather than on the page. */
  isBand?: boolean;
  /** Content below the text. */
  children?: ReactNode;
};

/** The heading of a page with a sentence or two about it. */
export function PageHero({ heading, text, isBand = false, children }: PageHeroProps) {
  const Head = isBand ? HeroBand : QuietHead;
  return (
    <Head>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {heading}
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: '58ch', fontSize: '1.1rem', opacity: 0.85 }}>
        {text}
      </Typography>
      {children}
    </Head>
  );
}

function QuietHead({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ ...contentSx, py: { xs: 3, md: 4 } }}>{children}</Box>
    </Box>
  );
}
