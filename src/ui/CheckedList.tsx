import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import CheckIcon from '@mui/icons-material/CheckCircleOutlineRounded';

/** A list of short statements, each with a tick. */
export function CheckedList({ entries }: { entries: readonly string[] }) {
  return (
    <List dense disablePadding sx={{ mt: 2 }}>
      {entries.map((entry) => (
        <ListItem key={entry} disableGutters alignItems="flex-start" sx={{ py: 0.25 }}>
          <ListItemIcon sx={{ minWidth: 28, mt: 0.625 }}>
            <CheckIcon aria-hidden sx={{ fontSize: 20, color: 'success.main' }} />
          </ListItemIcon>
          <ListItemText primary={entry} />
        </ListItem>
      ))}
    </List>
  );
}
