import Card from '@mui/material/Card';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { CHART_HEIGHT } from './chartStyles';
import { ChartGrid } from './ChartGrid';
import { FigureGrid } from './FigureCards';
import type { OverviewRange } from './overviewRange';

const FIGURES = 12;
const CHARTS = 4;

const places = (count: number) => Array.from({ length: count }, (_place, index) => index);

/** Placeholder of the figures and charts while they load. */
export function OverviewSkeleton({ range }: { range: OverviewRange }) {
  const isCompared = range !== 'all';
  return (
    <Box role="progressbar" aria-label="Loading overview">
      <FigureGrid isCompared={isCompared}>
        {places(FIGURES).map((place) => (
          <Card key={place} sx={{ display: 'grid', alignContent: 'start', gap: 1.25 }}>
            <Skeleton width="50%" height="1rem" />
            <Skeleton width="70%" height="1.6rem" />
            {isCompared && <Skeleton width="90%" height="0.9rem" />}
          </Card>
        ))}
      </FigureGrid>
      <ChartGrid>
        {places(CHARTS).map((place) => (
          <Card key={place} sx={{ display: 'grid', gap: 1.5, p: { xs: 2, sm: 2.5 } }}>
            <Skeleton width="40%" height={34} />
            <Skeleton width="80%" height="1rem" />
            <Skeleton height={CHART_HEIGHT} />
          </Card>
        ))}
      </ChartGrid>
    </Box>
  );
}
