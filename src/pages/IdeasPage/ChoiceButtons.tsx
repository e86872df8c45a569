import { styled } from '@mui/material/styles';

const Group = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gridTemplateColumns: '84px 1fr',
    alignItems: 'baseline',
    '& .label': { ...theme.typography.body2, color: palette.text.secondary },
    '& .choices': { display: 'flex', flexWrap: 'wrap', gap: 8 },
    '& button': {
      ...theme.typography.body2,
      minHeight: 34,
      padding: '0 14px',
      border: `1px solid ${palette.divider}`,
      borderRadius: 17,
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      cursor: 'pointer',
      '&:hover': { borderColor: palette.primary.main },
      '&[aria-pressed=true]': {
        borderColor: palette.primary.main,
        color: palette.primary.contrastText,
        backgroundColor: palette.primary.main,
      },
    },
  };
});

type ChoiceButtonsProps<Choice extends string> = {
  label: string;
  choices: readonly Choice[];
  value: Choice;
  onChange: (choice: Choice) => void;
};

/** One of a few choices, all in sight; the one in force is pressed. */
export function ChoiceButtons<Choice extends string>({
  label,
  choices,
  value,
  onChange,
}: ChoiceButtonsProps<Choice>) {
  return (
    <Group role="group" aria-label={label}>
      <span className="label" aria-hidden>
        {label}
      </span>
      <div className="choices">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === value}
            onClick={() => onChange(choice)}
          >
            {choice}
          </button>
        ))}
      </div>
    </Group>
  );
}
