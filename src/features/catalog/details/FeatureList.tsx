import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import CheckIcon from '@mui/icons-material/CheckRounded';

/** Lists the features of the project. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <List
      disablePadding
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 2,
      }}
    >
      {features.map((feature) => (
        <ListItem key={feature} disableGutters alignItems="flex-start" sx={{ py: 0.25 }}>
          <ListItemIcon sx={{ minWidth: 28 }}>
            <CheckIcon aria-hidden fontSize="small" sx={{ color: 'success.main' }} />
          </ListItemIcon>
          <ListItemText primary={feature} />
        </ListItem>
      ))}
    </List>
  );
}
