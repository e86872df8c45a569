import Box from '@mui/material/Box';
import CloseIcon from '@mui/icons-material/CloseRounded';
import { IconAction } from './IconAction';

type RemovableChipProps = {
  text: string;
  /** What the button says to a screen reader. */
  removeLabel: string;
  onRemove: () => void;
};

/** Something that narrows a list, with a button that takes it away. */
export function RemovableChip({ text, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        maxWidth: '100%',
        pl: 1.5,
        borderRadius: 9,
        typography: 'body2',
        bgcolor: 'brand.soft',
      }}
    >
      <Box
        component="span"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {text}
      </Box>
      <IconAction size="small" label={removeLabel} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </IconAction>
    </Box>
  );
}
