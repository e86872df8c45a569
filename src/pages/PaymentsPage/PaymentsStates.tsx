import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { paths } from '@/config/paths';
import { EmptyState } from '@/ui/EmptyState';

const SKELETONS = 5;

/** Placeholder of the page while the payments load. */
export function PaymentsSkeleton() {
  return (
    <Box
      role="progressbar"
      aria-label="Loading your payments"
      sx={{ display: 'grid', alignContent: 'start', gap: 1.5, minHeight: '70vh' }}
    >
      <Skeleton height={40} sx={{ mb: 1.5 }} />
      {Array.from({ length: SKELETONS }, (_entry, index) => (
        <Card key={index} aria-hidden sx={{ display: 'grid', gap: 1, p: 2 }}>
          <Skeleton width="55%" height={22} />
          <Skeleton width="35%" height={18} />
        </Card>
      ))}
    </Box>
  );
}

/** Shown when there are no payments, not even failed ones. */
export function NoPaymentsYet() {
  return (
    <EmptyState
      heading="No Payments Yet"
      text="Your payments and their receipts will appear here once you buy a project."
      action={
        <Button variant="contained" component={RouterLink} to={paths.projects}>
          Browse Projects
        </Button>
      }
    />
  );
}

/** Shown when no payment matches the filters. */
export function NoPaymentsFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      role="status"
      heading="No Payments Found"
      text="None of your payments matches the search, the status and the period."
      action={
        <Button variant="contained" onClick={onClear}>
          Clear Filters
        </Button>
      }
    />
  );
}

/** Shown when the payments could not be loaded. */
export function PaymentsLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      role="alert"
      heading="Error Loading Payments"
      text="Your payments could not be loaded. Nothing is lost; please try again in a moment."
      action={
        <Button variant="contained" onClick={onRetry}>
          Try Again
        </Button>
      }
    />
  );
}
