import RefreshIcon from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatClockTime } from '@/lib/time';

/** Names a time zone in words: India Standard Time. */
function nameTimeZone(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-IN', {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

type FreshnessProps = {
  /** When the figures were loaded (ms since 1970); null before that. */
  loadedAt: number | null;
  /** The zone of the days; null before they are loaded. */
  timeZone: string | null;
  isFetching: boolean;
  onRefresh: () => void;
};

/**
 * Shows when the figures were loaded and in which time zone their days are, announces updates, and
 * offers a refresh.
 */
export function Freshness({ loadedAt, timeZone, isFetching, onRefresh }: FreshnessProps) {
  const asOf = loadedAt === null ? '' : `As of ${formatClockTime(loadedAt)}`;
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
      <Button
        size="small"
        variant="outlined"
        startIcon={<RefreshIcon aria-hidden />}
        onClick={onRefresh}
      >
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
