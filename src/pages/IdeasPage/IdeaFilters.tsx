import { memo, type ReactNode, useId } from 'react';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  ALL,
  CategoryTile,
  DIFFICULTIES,
  IDEA_CATEGORIES,
  type IdeaFilter,
} from '@/features/ideas';
import { parseChoice, parsePage, parseSearch } from '@/lib/addresses';
import { NativeSelect } from '@/ui/NativeSelect';
import { urlFormat } from '@/ui/useUrlState';

const DIFFICULTY_CHOICES = [ALL, ...DIFFICULTIES] as const;
const CATEGORY_CHOICES = [ALL, ...IDEA_CATEGORIES] as const;

/** What the URL holds of the page (specification, section 4: Project Ideas page state). */
export const ideaFormat = urlFormat({
  search: parseSearch,
  verbatim: (text) => text === 'true',
  difficulty: (text) => parseChoice(DIFFICULTY_CHOICES, text, ALL),
  category: (text) => parseChoice(CATEGORY_CHOICES, text, ALL),
  page: parsePage,
});

type IdeaFiltersProps = Pick<IdeaFilter, 'difficulty' | 'category'> & {
  onChange: (changes: Partial<IdeaFilter>) => void;
};

const toOptions = <Choice extends string>(choices: readonly Choice[]) =>
  choices.map((choice) => ({ value: choice, label: choice }));

const DIFFICULTY_OPTIONS = toOptions(DIFFICULTY_CHOICES);
const CATEGORY_OPTIONS = toOptions(CATEGORY_CHOICES);

/** Filters by difficulty and category: buttons on a desktop, drop-downs on a phone. */
export const IdeaFilters = memo(function IdeaFilters({
  difficulty,
  category,
  onChange,
}: IdeaFiltersProps) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  if (isNarrow) {
    return (
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: { xs: 1, sm: 2 },
        }}
      >
        <NativeSelect
          label="Difficulty"
          value={difficulty}
          options={DIFFICULTY_OPTIONS}
          onChange={(value) => onChange({ difficulty: value })}
        />
        <NativeSelect
          label="Category"
          value={category}
          options={CATEGORY_OPTIONS}
          onChange={(value) => onChange({ category: value })}
        />
      </Box>
    );
  }
  return (
    <>
      <ChoiceButtons
        label="Difficulty"
        choices={DIFFICULTY_CHOICES}
        value={difficulty}
        onChange={(choice) => onChange({ difficulty: choice })}
      />
      <ChoiceButtons
        label="Category"
        choices={CATEGORY_CHOICES}
        value={category}
        toTile={(choice) => <CategoryTile category={choice} />}
        onChange={(choice) => onChange({ category: choice })}
      />
    </>
  );
});

type ChoiceButtonsProps<Choice extends string> = {
  label: string;
  choices: readonly Choice[];
  value: Choice;
  onChange: (choice: Choice) => void;
  /** Returns what stands before the text of a choice. */
  toTile?: (choice: Choice) => ReactNode;
};

/** A group of toggle buttons for a few choices. */
function ChoiceButtons<Choice extends string>({
  label,
  choices,
  value,
  onChange,
  toTile: tileOf,
}: ChoiceButtonsProps<Choice>) {
  const labelId = useId();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '84px 1fr', alignItems: 'baseline' }}>
      <Typography id={labelId} variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-labelledby={labelId}
        value={value}
      >
        {choices.map((choice) => (
          <ToggleButton
            key={choice}
            value={choice}
            onClick={() => onChange(choice)}
            sx={{ gap: 0.75, '& .tile': { fontSize: 13 } }}
          >
            {tileOf?.(choice)}
            <span>{choice}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
