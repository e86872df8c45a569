import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import RemoveIcon from '@mui/icons-material/DeleteOutlineRounded';
import { IconAction } from '@/ui/IconAction';
import type { EntryControl } from './useOrderedList';

type EntryButtonsProps = {
  /** The name of the entry within a sentence: feature 2. */
  entry: string;
  index: number;
  count: number;
  /** Icons and names of the buttons, which depend on the direction of the list. */
  backward: { icon: ReactNode; direction: string };
  forward: { icon: ReactNode; direction: string };
  onMove: (from: number, to: number, control: EntryControl) => void;
  onRemove: (index: number) => void;
};

/** Buttons that move or remove an entry of a list. */
export function EntryButtons({
  entry,
  index,
  count,
  backward,
  forward,
  onMove,
  onRemove,
}: EntryButtonsProps) {
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <IconAction
        size="small"
        label={`Move ${entry} ${backward.direction}`}
        data-control="backward"
        disabled={index === 0}
        onClick={() => onMove(index, index - 1, 'backward')}
      >
        {backward.icon}
      </IconAction>
      <IconAction
        size="small"
        label={`Move ${entry} ${forward.direction}`}
        data-control="forward"
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1, 'forward')}
      >
        {forward.icon}
      </IconAction>
      <IconAction
        size="small"
        label={`Remove ${entry}`}
        data-control="remove"
        onClick={() => onRemove(index)}
      >
        <RemoveIcon />
      </IconAction>
    </Box>
  );
}
