import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import { HeroBand } from './HeroBand';

type PageHeroProps = {
  heading: string;
  /** The introduction below the heading. */
  text: ReactNode;
  children?: ReactNode;
};

/** The band at the top of a page with its heading and introduction. */
export function PageHero({ heading, text, children }: PageHeroProps) {
  return (
    <HeroBand>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {heading}
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: '58ch', color: 'brand.onHeroMuted' }}>{text}</Typography>
      {children}
    </HeroBand>
  );
}
