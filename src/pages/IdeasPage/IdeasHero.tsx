import { memo } from 'react';
import Typography from '@mui/material/Typography';
import { CLAIMS } from '@/config/constants';
import { ideaCount } from '@/config/ideaCount';
import { IDEA_CATEGORIES } from '@/features/ideas';
import { HeroBand } from '@/ui/HeroBand';
import { HeroFigures } from '@/ui/HeroFigures';

/** The heading and four counters (specification, section 2: Project Ideas). */
export const IdeasHero = memo(function IdeasHero() {
  const counters = [
    { value: ideaCount(), label: 'Project ideas' },
    { value: String(IDEA_CATEGORIES.length), label: 'Categories' },
    { value: CLAIMS.templates, label: 'Templates' },
    { value: CLAIMS.support, label: 'Support' },
  ];
  return (
    <HeroBand>
      <Typography variant="h1">Start from an idea worth building</Typography>
      <Typography sx={{ mt: 1.5, maxWidth: '58ch', color: 'brand.onHeroMuted' }}>
        Look through project ideas for college, client or side work. Pick one that speaks to you and
        we build it around your needs.
      </Typography>
      <HeroFigures figures={counters} />
    </HeroBand>
  );
});
