import CheckIcon from '@mui/icons-material/CheckRounded';
import PointIcon from '@mui/icons-material/Circle';
import CrossIcon from '@mui/icons-material/CloseRounded';
import List, { type ListProps } from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

type CheckedListProps = {
  entries: readonly string[];
  /** Whether the entries are not allowed, so that each has a cross. */
  isNegative?: boolean;
  /** Whether the entries only describe, so that each has a point: a tick stands for a promise. */
  isPlain?: boolean;
} & Pick<ListProps, 'aria-labelledby' | 'dense' | 'sx'>;

/** A list of short statements, each with a tick, a cross or a point. */
export function CheckedList({
  entries,
  isNegative = false,
  isPlain = false,
  ...list
}: CheckedListProps) {
  const [Icon, color] = isPlain
    ? [PointIcon, 'primary.main']
    : isNegative
      ? [CrossIcon, 'error.main']
      : [CheckIcon, 'success.main'];
  return (
    <List dense disablePadding {...list}>
      {entries.map((entry, index) => (
        <ListItem key={index} disableGutters alignItems="flex-start" sx={{ py: 0.25 }}>
          <ListItemIcon sx={{ minWidth: 28, mt: 0.5 }}>
            <Icon fontSize="small" sx={{ color, ...(isPlain && { transform: 'scale(0.5)' }) }} />
          </ListItemIcon>
          <ListItemText primary={entry} sx={{ my: 0.25, overflowWrap: 'anywhere' }} />
        </ListItem>
      ))}
    </List>
  );
}
