import Button from '@mui/material/Button';
import { EmptyState } from '@/ui/EmptyState';
import { describeLoadFailure } from './loadFailure';

type AdminLoadErrorProps = {
  /** What the query was rejected with. */
  error: unknown;
  onRetry: () => void;
};

/**
 * Stands in the place of what could not be loaded in the admin panel. Its calls are extensions of the
 * specification, so a backend that lacks one is told apart from one that failed.
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
