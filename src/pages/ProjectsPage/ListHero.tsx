import { memo } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CLAIMS } from '@/config/constants';
import { formatCount } from '@/lib/counts';
import { HeroBand } from '@/ui/HeroBand';
import { HeroFigures } from '@/ui/HeroFigures';

type Figure = { value: string; label: string };

/** The heading and the figures in one line; phones fit only the first figure. */
function SmallHero({ heading, figures }: { heading: string; figures: readonly Figure[] }) {
  return (
    <HeroBand isSmall>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: 2,
        }}
      >
        <Typography variant="h1" sx={{ fontSize: '1.25rem', lineHeight: 1.4 }}>
          {heading}
        </Typography>
        <Box component="dl" sx={{ display: 'flex', columnGap: 2.5, m: 0 }}>
          {figures.map(({ value, label }, index) => (
            <Box
              key={label}
              sx={{
                display: { xs: index === 0 ? 'flex' : 'none', md: 'flex' },
                flexDirection: 'row-reverse',
                gap: 0.75,
              }}
            >
              <Typography component="dt" variant="body2" sx={{ color: 'brand.onHeroMuted' }}>
                {label}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                sx={{ m: 0, minWidth: '3ch', textAlign: 'end', fontWeight: 700 }}
              >
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </HeroBand>
  );
}

type ListHeroProps = {
  /** The number of projects in the shop; undefined while unknown. */
  total?: number | undefined;
  /** Reduces the height to one line, for a search, a filter or a later page. */
  isSmall: boolean;
};

/** The heading and the stats banner. */
export const ListHero = memo(function ListHero({ total, isSmall }: ListHeroProps) {
  const heading = 'Projects ready to launch';
  const figures = [
    { value: total === undefined ? '–' : formatCount(total), label: 'projects' },
    { value: CLAIMS.categories, label: 'categories' },
    { value: CLAIMS.testedCode, label: 'tested code' },
    { value: CLAIMS.support, label: 'support' },
  ];
  if (isSmall) return <SmallHero heading={heading} figures={figures} />;
  return (
    <HeroBand>
      <Typography variant="h1">{heading}</Typography>
      <Typography sx={{ mt: 1.5, maxWidth: '58ch', color: 'brand.onHeroMuted' }}>
        Complete source code with documentation. Pick one, pay once, download at once.
      </Typography>
      <HeroFigures figures={figures} />
    </HeroBand>
  );
});
