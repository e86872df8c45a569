import CheckIcon from '@mui/icons-material/CheckRounded';
import CrossIcon from '@mui/icons-material/CloseRounded';
import List, { type ListProps } from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

type CheckedListProps = {
  entries: readonly string[];
  /** Whether the entries are not allowed, so that each has a cross. */
  isNegative?: boolean;
} & Pick<ListProps, 'aria-labelledby' | 'dense' | 'sx'>;

/** A list of short statements, each with a tick. */
export function CheckedList({ entries, isNegative = false, ...list }: CheckedListProps) {
  const Icon = isNegative ? CrossIcon : CheckIcon;
  return (
    <List dense disablePadding {...list}>
      {entries.map((entry, index) => (
        <ListItem key={index} disableGutters alignItems="flex-start" sx={{ py: 0.25 }}>
          <ListItemIcon sx={{ minWidth: 28, mt: 0.5 }}>
            <Icon
              aria-hidden
              fontSize="small"
              sx={{ color: isNegative ? 'error.main' : 'success.main' }}
            />
          </ListItemIcon>
          <ListItemText primary={entry} sx={{ my: 0.25, overflowWrap: 'anywhere' }} />
        </ListItem>
      ))}
    </List>
  );
}
