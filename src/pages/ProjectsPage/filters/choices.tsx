import { type ReactElement, type ReactNode, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Facet } from '@/api/catalogApi';
import { formatCount } from '@/lib/numbers';
import { focusRing, selectedInForcedColors, TOUCH_TARGET } from '@/theme/mixins';

type FlagChoiceProps = {
  label: string;
  count: number;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
};

/** A checkbox with the number of its projects; one that would find none is disabled. */
export function FlagChoice({ label, count, isChosen, onChange }: FlagChoiceProps) {
  return (
    <FilterChoice
      label={label}
      count={count}
      isDisabled={count === 0 && !isChosen}
      control={
        <Checkbox
          size="small"
          checked={isChosen}
          onChange={({ target }) => onChange(target.checked)}
          sx={{ p: 0.5 }}
        />
      }
    />
  );
}

/** A titled group of choices. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
      <FormLabel component="legend" sx={{ mb: 0.5, p: 0, fontWeight: 650, color: 'text.primary' }}>
        {title}
      </FormLabel>
      <FormGroup>{children}</FormGroup>
    </Box>
  );
}

type FilterChoiceProps = {
  /** A checkbox or radio button. */
  control: ReactElement;
  label: string;
  /** Number of projects that the choice would find. */
  count?: number;
  /** The value of a radio button. */
  value?: string;
  isDisabled?: boolean;
  isChip?: boolean;
};

/** A choice of a filter with the number of its projects. */
function FilterChoice(props: FilterChoiceProps) {
  const { control, label, count, value, isDisabled, isChip = false } = props;
  return (
    <FormControlLabel
      control={control}
      value={value}
      disabled={isDisabled ?? false}
      disableTypography
      label={
        <>
          <Box
            component="span"
            dir="auto"
            sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {label}
          </Box>{' '}
          {count !== undefined && (
            <Box component="span" sx={{ color: 'text.secondary', typography: 'caption' }}>
              {formatCount(count)}
            </Box>
          )}
        </>
      }
      sx={[
        {
          mr: 0,
          minHeight: { xs: TOUCH_TARGET, md: 34 },
          width: '100%',
          gap: 1,
          ml: 0,
          typography: 'body2',
        },
        isChip && chipSx,
      ]}
    />
  );
}

/** A radio button that looks like a chip. */
const chipSx = {
  position: 'relative',
  width: 'auto',
  px: 1.5,
  border: 1,
  borderColor: 'brand.control',
  borderRadius: 99,
  '& .MuiRadio-root': { position: 'absolute', inset: 0, opacity: 0 },
  '&:has(:focus-visible)': focusRing,
  '&:has(:checked)': {
    bgcolor: 'primary.main',
    '&, & span': { color: 'primary.contrastText' },
    ...selectedInForcedColors,
  },
} as const;

/** Number of choices shown before expanding. */
const SHOWN_AT_FIRST = 8;

type CheckListProps = {
  facets: readonly Facet[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Keeps the initial order of the choices, so that none moves under the pointer. */
function useStableOrder(facets: readonly Facet[]): readonly Facet[] {
  const [order, setOrder] = useState(() =>
    [...facets].sort((one, other) => other.count - one.count).map(({ value }) => value),
  );
  const added = facets.map(({ value }) => value).filter((value) => !order.includes(value));
  if (added.length > 0) setOrder([...order, ...added]);
  return order.flatMap((value) => facets.find((facet) => facet.value === value) ?? []);
}

/** Checkboxes, collapsed to the first few. */
export function CheckList({ facets, chosen, onChange }: CheckListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const ordered = useStableOrder(facets);
  const shown = ordered.filter(
    ({ value }, index) => showsAll || index < SHOWN_AT_FIRST || chosen.includes(value),
  );
  return (
    <>
      {shown.map(({ value, count }) => {
        const others = chosen.filter((each) => each !== value);
        return (
          <FlagChoice
            key={value}
            label={value}
            count={count}
            isChosen={chosen.includes(value)}
            onChange={(isChosen) => onChange(isChosen ? [...others, value] : others)}
          />
        );
      })}
      {ordered.length > SHOWN_AT_FIRST && (
        <Button
          size="small"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          sx={{ alignSelf: 'start', mt: 0.5, px: 1 }}
        >
          <span>{showsAll ? 'Show fewer' : `Show all ${ordered.length}`}</span>
        </Button>
      )}
    </>
  );
}

type Choice = { value: string; label: string; count?: number };

type RadioChoicesProps = {
  title: string;
  choices: readonly Choice[];
  /** Null for any value; an unknown value selects nothing. */
  chosen: string | null;
  onChange: (value: string | null) => void;
  /** Shows them as chips beside each other. */
  isChips?: boolean;
};

const ANY = 'any';

/** Radio buttons, the first of which means any value. */
export function RadioChoices(props: RadioChoicesProps) {
  const { title, choices, chosen, onChange, isChips = false } = props;
  const any: Choice = { value: ANY, label: `Any ${title.toLowerCase()}` };
  return (
    <RadioGroup
      aria-label={title}
      value={chosen ?? ANY}
      onChange={(_event, value) => onChange(value === ANY ? null : value)}
      sx={isChips ? { flexDirection: 'row', gap: 1 } : null}
    >
      {[any, ...choices].map(({ value, label, count }) => (
        <FilterChoice
          key={value}
          value={value}
          label={label}
          isChip={isChips}
          {...(count !== undefined && { count })}
          isDisabled={count === 0 && value !== chosen}
          control={<Radio size="small" sx={{ p: 0.5 }} />}
        />
      ))}
    </RadioGroup>
  );
}
