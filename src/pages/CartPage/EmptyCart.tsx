import { Link as RouterLink } from 'react-router-dom';
import Button from '@mui/material/Button';
import { cartMessages } from '@/config/messages';
import { paths } from '@/config/paths';
import { EmptyState } from '@/ui/EmptyState';

/** The empty state of the cart. */
export function EmptyCart() {
  return (
    <EmptyState
      headingLevel="h1"
      heading={cartMessages.empty}
      text="Projects that you add wait here until you buy them."
      action={
        <Button variant="contained" component={RouterLink} to={paths.projects}>
          Browse Projects
        </Button>
      }
    />
  );
}
