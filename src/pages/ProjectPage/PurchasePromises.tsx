import { Link as RouterLink } from 'react-router-dom';
import CheckIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { purchasePromises } from '@/config/content/promises';
import { Section } from './Section';

const HEADING = 'Included in the price';

/** What every purchase includes, each promise with its condition and a link to its policy. */
export function PurchasePromises() {
  return (
    <Section heading={HEADING}>
      <List
        disablePadding
        aria-label={HEADING}
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 4, rowGap: 1 }}
      >
        {purchasePromises.map(({ text, condition, policy }) => (
          <ListItem
            key={text}
            disableGutters
            alignItems="flex-start"
            // Leaves space for the chat button at the end of the lines on phones.
            sx={{ py: 0.5, pr: { xs: 6, sm: 0 } }}
          >
            <ListItemIcon sx={{ minWidth: 32, mt: 0.125 }}>
              <CheckIcon aria-hidden sx={{ fontSize: 20, color: 'success.main' }} />
            </ListItemIcon>
            <ListItemText
              disableTypography
              sx={{ my: 0 }}
              primary={
                <Link component={RouterLink} to={policy} color="inherit" sx={linkSx}>
                  {text}
                </Link>
              }
              secondary={
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {condition}
                </Typography>
              }
            />
          </ListItem>
        ))}
      </List>
    </Section>
  );
}

/** Makes the whole entry the link's target. */
const linkSx = {
  display: 'block',
  typography: 'body2',
  fontWeight: 650,
  textDecorationColor: 'transparent',
  '&:hover': { textDecorationColor: 'currentColor' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
