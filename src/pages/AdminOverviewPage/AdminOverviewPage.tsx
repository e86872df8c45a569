import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/AddRounded';
import { adminPaths } from '@/config/adminPaths';
import { AdminLoadError, AdminLayout } from '@/features/admin';
import { Freshness } from './Freshness';
import { OverviewContent } from './OverviewContent';
import { parseRange, withRange, type OverviewRange } from './overviewRange';
import { RangeChooser } from './RangeChooser';
import { useWaitingWork } from './useWaitingWork';
import { WaitingWorkLinks } from './WaitingWorkLinks';
import { useMemo } from 'react';
import { useGetAdminOverviewQuery } from '@/api/adminApi';
import { readOverview } from './readOverview';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { CHART_HEIGHT } from './chartStyles';
import { ChartGrid } from './ChartGrid';
import { FigureGrid } from './FigureCards';

/** The admin overview: sales over the range in the URL, and work waiting for staff. */
export function AdminOverviewPage() {
  const [query, setQuery] = useSearchParams();
  const range = parseRange(query);
  const choose = (wanted: OverviewRange) => setQuery(withRange(query, wanted));
  const { overview, loadedAt, error, isFetching, refetch } = useOverview(range);
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
          loadedAt={loadedAt}
          timeZone={overview?.timeZone ?? null}
          isFetching={isFetching}
          onRefresh={refresh}
        />
      </Box>
      {overview && error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          The figures could not be refreshed. Those from before are still shown; please try again.
        </Alert>
      )}
      {overview && (
        <OverviewContent overview={overview} range={range} onShowAll={() => choose('all')} />
      )}
      {!overview &&
        (error ? (
          <AdminLoadError error={error} onRetry={refresh} />
        ) : (
          <OverviewSkeleton range={range} />
        ))}
    </AdminLayout>
  );
}

/** The error for a response without totals. */
const UNREADABLE = { status: 'PARSING_ERROR', originalStatus: 200 } as const;

/**
 * Returns the overview of a range: null until loaded, then kept during a refetch. `loadedAt` is the
 * time of the response (ms since 1970); `error` is the error of the last request, or null.
 */
function useOverview(range: OverviewRange) {
  const { currentData, error, isFetching, fulfilledTimeStamp, refetch } = useGetAdminOverviewQuery(
    range === 'all' ? {} : { days: range },
  );
  const overview = useMemo(
    () => (currentData === undefined ? null : readOverview(currentData)),
    [currentData],
  );
  const isUnreadable = currentData !== undefined && overview === null;
  return {
    overview,
    loadedAt: overview ? (fulfilledTimeStamp ?? null) : null,
    error: isFetching ? null : (error ?? (isUnreadable ? UNREADABLE : null)),
    isFetching,
    refetch,
  };
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
