import Button from '@mui/material/Button';
import { EmptyState } from '@/ui/EmptyState';
import { isNotOffered, toRequestFailure } from '@/api/errors';

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

/** The message for a failed request of the admin panel. */
type LoadFailure = { heading: string; text: string };

/** Describes why data of the admin panel could not be loaded, from the error of the request. */
function describeLoadFailure(error: unknown): LoadFailure {
  const failure = toRequestFailure(error);
  if (isNotOffered(failure)) {
    return {
      heading: 'Not Available Yet',
      text: 'Your backend does not offer this yet.',
    };
  }
  if (failure.status === 403) {
    return { heading: 'Not Allowed', text: 'Your account has no access to this.' };
  }
  return {
    heading: 'Could Not Be Loaded',
    text:
      failure.status === null
        ? 'The server did not answer. Please check your connection and try again.'
        : 'The server could not answer this. Please try again in a moment.',
  };
}
