import { memo } from 'react';
import Typography from '@mui/material/Typography';
import { CLAIMS } from '@/config/constants';
import { formatCount } from '@/lib/counts';
import { HeroBand } from '@/ui/HeroBand';
import { HeroFigures } from '@/ui/HeroFigures';

/** The heading and the stats banner; `total` is undefined while unknown. */
export const ListHero = memo(function ListHero({ total }: { total?: number | undefined }) {
  const stats = [
    { value: total === undefined ? '–' : formatCount(total), label: 'projects' },
    { value: CLAIMS.categories, label: 'categories' },
    { value: CLAIMS.testedCode, label: 'tested code' },
    { value: CLAIMS.support, label: 'support' },
  ];
  return (
    <HeroBand>
      <Typography variant="h1">Projects ready to launch</Typography>
      <Typography sx={{ mt: 1.5, maxWidth: '58ch', color: 'brand.onHeroMuted' }}>
        Complete source code with documentation. Pick one, pay once, download at once.
      </Typography>
      <HeroFigures figures={stats} />
    </HeroBand>
  );
});
