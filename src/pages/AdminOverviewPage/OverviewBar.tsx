import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import RefreshIcon from '@mui/icons-material/RefreshRounded';
import { formatClockTime } from '@/lib/time';
import { focusRing } from '@/theme/mixins';
import type { OverviewRange } from './overviewText';

/** All ranges with their labels. */
const RANGES: readonly { range: OverviewRange; label: string }[] = [
  { range: 7, label: '7 days' },
  { range: 30, label: '30 days' },
  { range: 90, label: '90 days' },
  { range: 'all', label: 'All time' },
];

/** Parses the range from the URL; 30 days by default. */
export function parseRange(text: string | null): OverviewRange {
  return RANGES.find(({ range }) => String(range) === text)?.range ?? 30;
}

const groupSx = {
  p: '3px',
  border: 1,
  borderColor: 'brand.control',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

const choiceSx = {
  position: 'relative',
  minHeight: 34,
  m: 0,
  px: { xs: 1.25, sm: 1.75 },
  borderRadius: '6px',
  '&:hover': { bgcolor: 'brand.soft' },
  '&:has(:checked)': { color: 'primary.contrastText', bgcolor: 'primary.main' },
  '&:has(:focus-visible)': focusRing,
  '& .MuiFormControlLabel-label': { fontWeight: 650 },
} as const;

/** Covers its label, so that touch exploration finds the radio button. */
const radioSx = { position: 'absolute', inset: 0, opacity: 0 } as const;

type RangeChooserProps = { value: OverviewRange; onChange: (range: OverviewRange) => void };

/** Chooses the range of the overview. */
export function RangeChooser({ value, onChange }: RangeChooserProps) {
  return (
    <RadioGroup
      row
      aria-label="Period"
      name="period"
      value={value}
      onChange={(_event, range) => onChange(range as OverviewRange)}
      sx={groupSx}
    >
      {RANGES.map(({ range, label }) => (
        <FormControlLabel
          key={range}
          value={range}
          label={label}
          control={<Radio sx={radioSx} />}
          sx={choiceSx}
        />
      ))}
    </RadioGroup>
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
