import Button from '@mui/material/Button';
import { EmptyState } from '@/ui/EmptyState';

/** Replaces a page that failed while rendering, and offers to reload. */
export function PageFailure() {
  return (
    <EmptyState
      heading="This page could not be shown"
      text="Something went wrong on our side. Your cart and your purchases are safe."
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      }
    />
  );
}
