import CloseIcon from '@mui/icons-material/CloseRounded';
import Chip from '@mui/material/Chip';
import { IconAction } from './IconAction';

type RemovableChipProps = {
  text: string;
  /** The accessible name of the button. */
  removeLabel: string;
  onRemove: () => void;
};

/** A chip with a remove button. Material UI's chip would be a single button without a name for the action. */
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
