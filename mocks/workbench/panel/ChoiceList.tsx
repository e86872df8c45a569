import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

type Choice<Name> = { name: Name; label: string; description: string };

type ChoiceListProps<Name> = {
  label: string;
  choices: readonly Choice<Name>[];
  chosen: Name;
  isDisabled?: boolean;
  onChoose: (name: Name) => void;
};

const row = {
  display: 'block',
  width: '100%',
  textAlign: 'left',
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&[aria-pressed="true"]': { borderColor: 'primary.main', bgcolor: 'action.selected' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** A list of buttons with descriptions, one of which is pressed. */
export function ChoiceList<Name extends string | null>(props: ChoiceListProps<Name>) {
  const { label, choices, chosen, isDisabled = false, onChoose } = props;
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
    >
      {choices.map(({ name, label: text, description }) => (
        <li key={name ?? 'none'}>
          <ButtonBase
            sx={row}
            aria-pressed={name === chosen}
            disabled={isDisabled}
            onClick={() => onChoose(name)}
          >
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {text}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {description}
            </Typography>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
