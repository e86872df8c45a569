import Chip from '@mui/material/Chip';
import CloseIcon from '@mui/icons-material/CloseRounded';
import { IconAction } from './IconAction';

type RemovableChipProps = {
  text: string;
  /** What the button says to a screen reader. */
  removeLabel: string;
  onRemove: () => void;
};

/**
 * A chip that is removed by a button of its own: Material UI's chip would be one button as a whole,
 * without a name for what it does.
 */
export function RemovableChip({ text, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <Chip
      role="group"
      tabIndex={-1}
      label={text}
      onDelete={onRemove}
      deleteIcon={
        <IconAction size="small" label={removeLabel}>
          <CloseIcon fontSize="small" />
        </IconAction>
      }
    />
  );
}
