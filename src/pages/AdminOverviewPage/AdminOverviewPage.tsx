import { useEffect, useEffectEvent } from 'react';
import AddIcon from '@mui/icons-material/AddRounded';
import RefreshIcon from '@mui/icons-material/RefreshRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type Overview, useGetAdminOverviewQuery } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { offers } from '@/config/offers';
import { AdminLayout, AdminLoadError } from '@/features/admin';
import { UNCATEGORIZED } from '@/features/catalog';
import { dayOf, formatShopMoment, INDIA } from '@/lib/time';
import { wrapSx } from '@/theme/mixins';
import { EmptyState } from '@/ui/EmptyState';
import { PageSpinner } from '@/ui/PageSpinner';
import { useClock } from '@/ui/useClock';
import { urlFormat, useUrlState } from '@/ui/useUrlState';
import { FigureCards } from './FigureCards';
import { toFigures } from './overviewFigures';
import { inRange, type OverviewRange, parseRange, RANGES } from './overviewText';
import { EmptySearches, Ranking } from './Ranking';
import { RevenueChart, SalesChart } from './SalesChart';
import { useWaitingWork, WaitingWorkLinks } from './WaitingWorkLinks';

const format = urlFormat({ days: parseRange });

/** Sales over the range in the URL, and the work that waits; loaded again on the shop's next day. */
export default function AdminOverviewPage() {
  const { state, change } = useUrlState(format);
  const range = state.days;
  const choose = (days: OverviewRange) => change({ days });
  const {
    currentData: overview,
    error,
    isFetching,
    fulfilledTimeStamp,
    refetch,
  } = useGetAdminOverviewQuery(range === 'all' ? {} : { days: range });
  const failure = isFetching ? undefined : error;
  const waiting = useWaitingWork();
  const refresh = () => {
    void refetch();
    waiting.refetch();
  };
  const today = useClock(() => dayOf(Date.now()));
  const renew = useEffectEvent(() => {
    if (fulfilledTimeStamp !== undefined && dayOf(fulfilledTimeStamp) !== today) refresh();
  });
  useEffect(() => renew(), [today]);

  return (
    <AdminLayout
      heading="Overview"
      action={
        offers('adminProjects') && (
          <Button href={adminPaths.newProject} variant="contained" startIcon={<AddIcon />}>
            New project
          </Button>
        )
      }
    >
      <WaitingWorkLinks chats={waiting.chats} payments={waiting.payments} />
      <Box sx={{ ...wrapSx, justifyContent: 'space-between', columnGap: 2, rowGap: 1, mb: 2 }}>
        <ToggleButtonGroup
          exclusive
          color="primary"
          aria-label="Period"
          value={range}
          onChange={(_event, chosen: OverviewRange | null) => chosen && choose(chosen)}
        >
          {RANGES.map((each) => (
            <ToggleButton key={each.range} value={each.range} sx={{ px: { xs: 1, sm: 1.75 } }}>
              {each.label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Freshness
          loadedAt={overview && fulfilledTimeStamp}
          timeZone={overview && (overview.time_zone ?? INDIA)}
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
          <PageSpinner label="Loading overview" />
        ))}
    </AdminLayout>
  );
}

/** Names a time zone in words: India Standard Time. */
function nameTimeZone(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-IN', {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

type FreshnessProps = {
  /** When the figures were loaded (ms since 1970); undefined before that. */
  loadedAt: number | undefined;
  /** The zone of the days; undefined before they are loaded. */
  timeZone: string | undefined;
  isFetching: boolean;
  onRefresh: () => void;
};

/** When the figures were loaded, and in which time zone; announces updates, and offers a refresh. */
function Freshness({ loadedAt, timeZone, isFetching, onRefresh }: FreshnessProps) {
  const asOf =
    loadedAt === undefined ? '' : `As of ${formatShopMoment(new Date(loadedAt).toISOString())}`;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { sm: 'row-reverse' },
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        minHeight: 40,
      }}
    >
      <Button size="small" variant="outlined" startIcon={<RefreshIcon />} onClick={onRefresh}>
        Refresh
      </Button>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {isFetching && asOf ? 'Refreshing…' : asOf}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {timeZone && `Days in ${nameTimeZone(timeZone)}`}
      </Typography>
    </Box>
  );
}

type OverviewContentProps = {
  overview: Overview;
  range: OverviewRange;
  onShowAll: () => void;
};

/** How many key figures stand above the charts; the others follow below. */
const FIRST_FIGURES = 4;

/** Key figures and charts of a period, or a message if nothing was sold. */
function OverviewContent({ overview, range, onShowAll }: OverviewContentProps) {
  const { totals, best_sellers, categories, empty_searches } = overview;
  const { revenue } = totals;
  const figures = toFigures(overview, range);
  return (
    <>
      <FigureCards figures={figures.slice(0, FIRST_FIGURES)} />
      {totals.sales === 0 && totals.downloads === 0 ? (
        <NothingSold range={range} onShowAll={onShowAll} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            gap: { xs: 1.5, sm: 2 },
            // An odd last chart fills its row.
            '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
            mt: { xs: 1.5, sm: 2 },
          }}
        >
          <RevenueChart overview={overview} range={range} />
          <SalesChart overview={overview} range={range} />
          <Ranking
            heading="Best sellers"
            noun="Project"
            entries={best_sellers.map(({ title, ...figures }) => ({ ...figures, name: title }))}
            revenue={revenue}
            range={range}
          />
          <Ranking
            heading="Categories"
            noun="Category"
            entries={categories.map(({ category, ...figures }) => ({
              ...figures,
              id: null,
              name: category || UNCATEGORIZED,
            }))}
            revenue={revenue}
            range={range}
          />
          {empty_searches && <EmptySearches searches={empty_searches} range={range} />}
        </Box>
      )}
      <Typography variant="h3" component="h2" sx={{ mt: 4, mb: 2 }}>
        More
      </Typography>
      <FigureCards figures={figures.slice(FIRST_FIGURES)} />
    </>
  );
}

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
