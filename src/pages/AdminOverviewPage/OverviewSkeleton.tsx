import Card from '@mui/material/Card';
import Box from '@mui/material/Box';
import { SkeletonLine } from '@/ui/SkeletonLine';
import { CHART_HEIGHT } from './chartLook';
import { ChartGrid } from './ChartGrid';
import { FigureGrid } from './FigureCards';
import type { OverviewRange } from './overviewRange';

const FIGURES = 6;
const CHARTS = 4;

const places = (count: number) => Array.from({ length: count }, (_place, index) => index);

/** Holds the place of the figures and charts while they load. */
export function OverviewSkeleton({ range }: { range: OverviewRange }) {
  const isCompared = range !== 'all';
  return (
    <Box role="progressbar" aria-label="Loading overview">
      <FigureGrid isCompared={isCompared}>
        {places(FIGURES).map((place) => (
          <Card key={place} sx={{ display: 'grid', alignContent: 'start', gap: 1.25 }}>
            <SkeletonLine width="50%" height="1rem" />
            <SkeletonLine width="70%" height="1.6rem" />
            {isCompared && <SkeletonLine width="90%" height="0.9rem" />}
          </Card>
        ))}
      </FigureGrid>
      <ChartGrid>
        {places(CHARTS).map((place) => (
          <Card key={place} sx={{ display: 'grid', gap: 1.5, p: { xs: 2, sm: 2.5 } }}>
            <SkeletonLine width="40%" height="34px" />
            <SkeletonLine width="80%" height="1rem" />
            <Box sx={{ height: CHART_HEIGHT, borderRadius: 1, bgcolor: 'background.default' }} />
          </Card>
        ))}
      </ChartGrid>
    </Box>
  );
}
