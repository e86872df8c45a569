import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import AddIcon from '@mui/icons-material/AddRounded';
import { useGetAdminOverviewQuery } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { AdminLoadError, AdminLayout } from '@/features/admin';
import { EmptyState } from '@/ui/EmptyState';
import { urlFormat, useUrlState } from '@/ui/useUrlState';
import { ChartGrid } from './ChartFigure';
import { CHART_HEIGHT } from './chartParts';
import { FigureCards, FigureGrid } from './FigureCards';
import { Freshness, parseRange, RangeChooser } from './OverviewBar';
import { toFigures } from './overviewFigures';
import { inRange, type OverviewRange } from './overviewText';
import { EmptySearches, Ranking } from './Ranking';
import { readOverview, type Overview } from './readOverview';
import { RevenueChart, SalesChart } from './TimeCharts';
import { useWaitingWork, WaitingWorkLinks } from './WaitingWork';

const format = urlFormat({ days: parseRange });

/** The admin overview: sales over the range in the URL, and work waiting for staff. */
export function AdminOverviewPage() {
  const { state, change } = useUrlState(format);
  const range = state.days;
  const choose = (days: OverviewRange) => change({ days });
  const { currentData, error, isFetching, fulfilledTimeStamp, refetch } = useGetAdminOverviewQuery(
    range === 'all' ? {} : { days: range },
  );
  const overview = useMemo(() => currentData && readOverview(currentData), [currentData]);
  const failure = isFetching ? undefined : error;
  const waiting = useWaitingWork();
  const refresh = () => {
    void refetch();
    waiting.refetch();
  };

  return (
    <AdminLayout
      heading="Overview"
      action={
        <Button
          component={RouterLink}
          to={adminPaths.newProject}
          variant="contained"
          startIcon={<AddIcon aria-hidden />}
        >
          New project
        </Button>
      }
    >
      <WaitingWorkLinks chats={waiting.chats} payments={waiting.payments} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          rowGap: 1,
          mb: 2,
        }}
      >
        <RangeChooser value={range} onChange={choose} />
        <Freshness
          loadedAt={(overview && fulfilledTimeStamp) ?? null}
          timeZone={overview?.timeZone ?? null}
          isFetching={isFetching}
          onRefresh={refresh}
        />
      </Box>
      {overview && failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          The figures could not be refreshed. Those from before are still shown; please try again.
        </Alert>
      )}
      {overview && (
        <OverviewContent overview={overview} range={range} onShowAll={() => choose('all')} />
      )}
      {!overview &&
        (failure ? (
          <AdminLoadError error={failure} onRetry={refresh} />
        ) : (
          <OverviewSkeleton range={range} />
        ))}
    </AdminLayout>
  );
}

type OverviewContentProps = {
  overview: Overview;
  range: OverviewRange;
  onShowAll: () => void;
};

function NothingSold({ range, onShowAll }: Pick<OverviewContentProps, 'range' | 'onShowAll'>) {
  return range === 'all' ? (
    <EmptyState
      heading="No Sales Yet"
      text="Your first sale will show up here as soon as its payment is completed."
    />
  ) : (
    <EmptyState
      heading="Quiet Days"
      text={`Nothing was sold or downloaded ${inRange(range)}.`}
      action={{ label: 'Show all time', onClick: onShowAll }}
    />
  );
}

/** Key figures and charts of a period, or a message if nothing was sold. */
function OverviewContent({ overview, range, onShowAll }: OverviewContentProps) {
  const { sales, downloads } = overview.totals;
  return (
    <>
      <FigureCards figures={toFigures(overview, range)} />
      {sales === 0 && downloads === 0 ? (
        <NothingSold range={range} onShowAll={onShowAll} />
      ) : (
        <ChartGrid>
          <RevenueChart overview={overview} range={range} />
          <SalesChart overview={overview} range={range} />
          <Ranking
            heading="Best sellers"
            noun="Project"
            entries={overview.bestSellers}
            revenue={overview.totals.revenue}
            range={range}
          />
          <Ranking
            heading="Categories"
            noun="Category"
            entries={overview.categories}
            revenue={overview.totals.revenue}
            range={range}
          />
          {overview.emptySearches && (
            <EmptySearches searches={overview.emptySearches} range={range} />
          )}
        </ChartGrid>
      )}
    </>
  );
}

const FIGURES = 12;
const CHARTS = 4;

const places = (count: number) => Array.from({ length: count }, (_place, index) => index);

/** Placeholder of the figures and charts while they load. */
function OverviewSkeleton({ range }: { range: OverviewRange }) {
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
