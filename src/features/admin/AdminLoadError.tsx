import { failureText } from '@/api/failureText';
import { buttonLabels } from '@/ui/buttonLabels';
import { EmptyState } from '@/ui/EmptyState';

/** The headings above the texts of a failure to load. */
const HEADINGS = {
  failed: 'Could Not Be Loaded',
  byStatus: { 403: 'Not Allowed' },
  quotes: 'none',
} as const;

const TEXTS = {
  failed: 'The server could not answer this. Please try again in a moment.',
  unreachable: 'The server did not answer. Please check your connection and try again.',
  byStatus: { 403: 'Your account has no access to this.' },
  quotes: 'none',
} as const;

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
      heading={failureText(error, HEADINGS) ?? HEADINGS.failed}
      text={failureText(error, TEXTS) ?? TEXTS.failed}
      action={{ label: buttonLabels.tryAgain, onClick: onRetry }}
    />
  );
}
