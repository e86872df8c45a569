import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

type Choice<Name> = { name: Name; label: string; description: string };

type ChoiceListProps<Name> = {
  label: string;
  choices: readonly Choice<Name>[];
  chosen: Name;
  isDisabled?: boolean;
  onChoose: (name: Name) => void;
};

const lines = {
  primary: { variant: 'body2', sx: { fontWeight: 600 } },
  secondary: { variant: 'caption' },
} as const;

/** A list of buttons with descriptions, one of which is pressed. */
export function ChoiceList<Name extends string | null>(props: ChoiceListProps<Name>) {
  const { label, choices, chosen, isDisabled = false, onChoose } = props;
  return (
    <List aria-label={label} disablePadding sx={{ display: 'grid', gap: 1 }}>
      {choices.map(({ name, label: text, description }) => (
        <ListItem key={name ?? 'none'} disablePadding>
          <ListItemButton
            component="button"
            selected={name === chosen}
            aria-pressed={name === chosen}
            disabled={isDisabled}
            onClick={() => onChoose(name)}
            sx={{
              px: 1.5,
              border: 1,
              borderColor: name === chosen ? 'primary.main' : 'divider',
              borderRadius: 1,
              textAlign: 'start',
            }}
          >
            <ListItemText primary={text} secondary={description} slotProps={lines} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
