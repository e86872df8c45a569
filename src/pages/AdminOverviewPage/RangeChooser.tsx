import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { focusRing } from '@/theme/focusRing';
import { RANGES, type OverviewRange } from './overviewRange';

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
