import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { focusRing } from '@/theme/focusRing';
import { RANGES, type OverviewRange } from './overviewRange';

type RangeChooserProps = { value: OverviewRange; onChange: (range: OverviewRange) => void };

/** Chooses how far back the overview reaches. */
export function RangeChooser({ value, onChange }: RangeChooserProps) {
  return (
    <RadioGroup
      row
      aria-label="Period"
      name="period"
      value={value}
      sx={{
        flexWrap: 'nowrap',
        width: 'fit-content',
        p: '3px',
        border: 1,
        borderColor: 'var(--mui-palette-text-secondary)',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {RANGES.map(({ range, label }) => (
        <FormControlLabel
          key={range}
          value={range}
          label={label}
          onChange={() => onChange(range)}
          // Over its label, so that a finger that explores the screen finds it there.
          control={<Radio sx={{ position: 'absolute', inset: 0, opacity: 0 }} />}
          disableTypography
          sx={{
            position: 'relative',
            justifyContent: 'center',
            minHeight: 34,
            m: 0,
            px: { xs: 1.25, sm: 1.75 },
            borderRadius: '6px',
            typography: 'body2',
            fontWeight: 650,
            whiteSpace: 'nowrap',
            '&:hover': { bgcolor: 'brand.soft' },
            '&:has(:checked)': { color: 'primary.contrastText', bgcolor: 'primary.main' },
            '&:has(:focus-visible)': focusRing,
          }}
        />
      ))}
    </RadioGroup>
  );
}
