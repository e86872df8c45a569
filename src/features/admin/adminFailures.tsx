import { isNotOffered, toRequestFailure } from '@/api/errors';
import { buttonLabels } from '@/config/messages';
import { EmptyState } from '@/ui/EmptyState';

const NOT_OFFERED = 'Your backend does not offer this yet.';

/**
 * Describes why an admin action failed: the server's message for a rejected request, otherwise
 * `what` (such as 'The project could not be deleted') followed by advice.
 */
export function describeActionFailure(error: unknown, what: string): string {
  const failure = toRequestFailure(error);
  const { status, message } = failure;
  if (status !== null && status < 500 && message) return message;
  if (isNotOffered(failure)) return `${what}. ${NOT_OFFERED}`;
  if (status === null) {
    return `${what}. The server did not answer. Please check your connection and try again.`;
  }
  return `${what}. Please try again.`;
}

/**
 * Describes why content of the admin panel could not be loaded. Its endpoints are extensions of the
 * specification, so a missing endpoint is distinguished from a failure.
 */
function describeLoadFailure(error: unknown): { heading: string; text: string } {
  const failure = toRequestFailure(error);
  if (isNotOffered(failure)) return { heading: 'Not Available Yet', text: NOT_OFFERED };
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

type AdminLoadErrorProps = {
  /** The error of the query. */
  error: unknown;
  onRetry: () => void;
};

/** Reports that content of the admin panel could not be loaded, and offers a retry. */
export function AdminLoadError({ error, onRetry }: AdminLoadErrorProps) {
  return (
    <EmptyState
      role="alert"
      {...describeLoadFailure(error)}
      action={{ label: buttonLabels.tryAgain, onClick: onRetry }}
    />
  );
}
