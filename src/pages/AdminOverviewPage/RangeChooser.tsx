import { styled } from '@mui/material/styles';
import { RANGES, type OverviewRange } from './overviewRange';

const Choices = styled('fieldset')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.body2,
    display: 'inline-flex',
    margin: 0,
    padding: 3,
    border: `1px solid ${palette.text.secondary}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: palette.background.paper,
    '& label': {
      position: 'relative',
      display: 'grid',
      placeContent: 'center',
      minHeight: 34,
      padding: '0 14px',
      borderRadius: 6,
      fontWeight: 650,
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      [theme.breakpoints.down('sm')]: { padding: '0 10px' },
    },
    '& label:hover': { backgroundColor: palette.brand.soft },
    '& label:has(:checked)': {
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
    },
    '& label:has(:focus-visible)': {
      outline: `3px solid ${palette.primary.main}`,
      outlineOffset: 2,
    },
    // Over its label, so that a finger that explores the screen finds it there.
    '& input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'pointer',
    },
  };
});

type RangeChooserProps = { value: OverviewRange; onChange: (range: OverviewRange) => void };

/** Chooses how far back the overview reaches; radio buttons, so arrow keys go from one to the next. */
export function RangeChooser({ value, onChange }: RangeChooserProps) {
  return (
    <Choices role="radiogroup" aria-label="Period">
      {RANGES.map(({ range, label }) => (
        <label key={range}>
          <input
            type="radio"
            name="period"
            checked={range === value}
            onChange={() => onChange(range)}
          />
          {label}
        </label>
      ))}
    </Choices>
  );
}
