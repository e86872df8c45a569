import { useId } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

type ChoiceButtonsProps<Choice extends string> = {
  label: string;
  choices: readonly Choice[];
  value: Choice;
  onChange: (choice: Choice) => void;
};

/** A group of toggle buttons for a few choices. */
export function ChoiceButtons<Choice extends string>({
  label,
  choices,
  value,
  onChange,
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
          <ToggleButton key={choice} value={choice} onClick={() => onChange(choice)}>
            {choice}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
