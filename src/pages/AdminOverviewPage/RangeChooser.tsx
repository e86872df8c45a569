import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { RANGES, type OverviewRange } from './overviewRange';

type RangeChooserProps = { value: OverviewRange; onChange: (range: OverviewRange) => void };

/** Chooses how far back the overview reaches; radio buttons, so arrow keys go from one to the next. */
export function RangeChooser({ value, onChange }: RangeChooserProps) {
  return (
    <RadioGroup
      row
      aria-label="Period"
      name="period"
      value={value}
      onChange={(_event, range) => onChange(range as OverviewRange)}
    >
      {RANGES.map(({ range, label }) => (
        <FormControlLabel
          key={range}
          value={range}
          label={label}
          control={<Radio size="small" />}
        />
      ))}
    </RadioGroup>
  );
}
