import { memo } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CLAIMS } from '@/config/constants';
import { formatCount } from '@/lib/numbers';
import { HeroBand, PageHero } from '@/ui/HeroBand';
import { HeroFigures } from '@/ui/HeroFigures';

type Figure = { value: string; label: string };

/** The heading and the figures in one line, or in two on a narrow screen. */
function SmallHero({ heading, figures }: { heading: string; figures: readonly Figure[] }) {
  const columnGap = { xs: 1.5, md: 2.5 };
  return (
    <HeroBand isSmall>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap }}>
        <Typography variant="h1" sx={{ mr: 'auto', fontSize: '1.25rem', lineHeight: 1.4 }}>
          {heading}
        </Typography>
        <Typography
          component="dl"
          variant="body2"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap, m: 0 }}
        >
          {figures.map(({ value, label }) => (
            <Box key={label} sx={{ display: 'flex', flexDirection: 'row-reverse', gap: '0.5ch' }}>
              <Box component="dt" sx={{ color: 'brand.onHeroMuted' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: '3ch', textAlign: 'end', fontWeight: 700 }}>
                {value}
              </Box>
            </Box>
          ))}
        </Typography>
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
    <PageHero
      heading={heading}
      text="Complete source code with documentation. Pick one, pay once, download at once."
    >
      <HeroFigures figures={figures} />
    </PageHero>
  );
});
