import { memo } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CLAIMS } from '@/config/constants';
import { getFeatures } from '@/config/features';
import { HAND_WRITTEN_IDEAS, IDEA_CATEGORIES } from '@/features/ideas';
import { HeroBand } from '@/ui/HeroBand';

/** Heading and the four counters (specification, section 2: Project Ideas). */
export const IdeasHero = memo(function IdeasHero() {
  const isCatalogueAlone = getFeatures().ideasSource === 'catalogue';
  const counters = [
    {
      value: isCatalogueAlone ? String(HAND_WRITTEN_IDEAS) : CLAIMS.ideasInCatalogue,
      label: 'Project ideas',
    },
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
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, auto)' },
          justifyContent: 'start',
          columnGap: { xs: 3, sm: 6 },
          rowGap: 1.5,
          mt: 3,
          mb: 0,
        }}
      >
        {counters.map(({ value, label }) => (
          <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'brand.onHeroMuted' }}>
              {label}
            </Typography>
            <Typography component="dd" variant="h3" sx={{ m: 0, fontSize: '1.6rem' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </HeroBand>
  );
});
