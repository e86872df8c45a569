import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/AddRounded';
import { adminPaths } from '@/config/adminPaths';
import { AdminLoadError, AdminLayout } from '@/features/admin';
import { Freshness } from './Freshness';
import { OverviewContent } from './OverviewContent';
import { OverviewSkeleton } from './OverviewSkeleton';
import { parseRange, withRange, type OverviewRange } from './overviewRange';
import { RangeChooser } from './RangeChooser';
import { useOverview } from './useOverview';
import { useWaitingWork } from './useWaitingWork';
import { WaitingWorkLinks } from './WaitingWorkLinks';

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
