import type { ReactNode } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import CheckIcon from '@mui/icons-material/CheckRounded';
import CrossIcon from '@mui/icons-material/CloseRounded';

/** A titled part of the section. */
export function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card sx={{ p: 2.5, minWidth: 0 }}>
      <Typography variant="h3" sx={{ mb: 1.5, fontSize: '1.0625rem' }}>
        {heading}
      </Typography>
      {children}
    </Card>
  );
}

type MarkedListProps = {
  entries: readonly string[];
  /** The id of the list's heading. */
  labelledBy?: string;
  /** Whether the entries are not allowed. */
  isNegative?: boolean;
};

/** A list of short statements, each marked with a tick or a cross. */
export function MarkedList({ entries, labelledBy, isNegative = false }: MarkedListProps) {
  const Icon = isNegative ? CrossIcon : CheckIcon;
  return (
    <List dense disablePadding aria-labelledby={labelledBy}>
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
