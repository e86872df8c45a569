import Button from '@mui/material/Button';
import { toRequestFailure } from '@/api/errors';
import { pageMessages } from '@/config/pageMessages';
import { EmptyState } from '@/ui/EmptyState';

type ProjectsLoadErrorProps = {
  /** The error of the query. */
  error: unknown;
  headingLevel?: 'h1' | 'h2';
};

/**
 * Reports that projects could not be loaded and offers to retry; distinguishes a missing response
 * from a server error.
 */
export function ProjectsLoadError({ error, headingLevel = 'h2' }: ProjectsLoadErrorProps) {
  const hasResponse = toRequestFailure(error).status !== null;
  return (
    <EmptyState
      role="alert"
      headingLevel={headingLevel}
      heading={pageMessages.projectsFailedHeading}
      text={hasResponse ? pageMessages.projectsFailed : pageMessages.projectsUnreachable}
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
          Try Again
        </Button>
      }
    />
  );
}
