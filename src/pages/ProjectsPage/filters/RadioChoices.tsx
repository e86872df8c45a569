import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { FilterChoice } from './FilterChoice';
import { FilterGroup } from './FilterGroup';

type RadioChoicesProps = {
  title: string;
  choices: readonly { value: string; text: string; count?: number }[];
  /** An unknown value selects nothing. */
  chosen: string;
  onChange: (value: string) => void;
  children?: React.ReactNode;
};

/** A group of radio buttons. */
export function RadioChoices({ title, choices, chosen, onChange, children }: RadioChoicesProps) {
  return (
    <FilterGroup title={title}>
      <RadioGroup aria-label={title} value={chosen} onChange={(_event, value) => onChange(value)}>
        {choices.map(({ value, text, count }) => (
          <FilterChoice
            key={value}
            value={value}
            text={text}
            {...(count !== undefined && { count })}
            isDisabled={count === 0 && value !== chosen}
            control={<Radio size="small" sx={{ p: 0.5 }} />}
          />
        ))}
      </RadioGroup>
      {children}
    </FilterGroup>
  );
}
