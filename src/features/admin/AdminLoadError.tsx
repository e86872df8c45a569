import Button from '@mui/material/Button';
import { EmptyState } from '@/ui/EmptyState';
import { describeLoadFailure } from './loadFailure';

type AdminLoadErrorProps = {
  /** The error of the query. */
  error: unknown;
  onRetry: () => void;
};

/**
 * Reports that content of the admin panel could not be loaded. Its endpoints are extensions of the
 * specification, so a missing endpoint is distinguished from a failure.
 */
export function AdminLoadError({ error, onRetry }: AdminLoadErrorProps) {
  return (
    <EmptyState
      role="alert"
      {...describeLoadFailure(error)}
      action={
        <Button variant="contained" onClick={onRetry}>
          Try Again
        </Button>
      }
    />
  );
}
