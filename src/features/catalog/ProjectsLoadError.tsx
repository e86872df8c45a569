import Button from '@mui/material/Button';
import { toRequestFailure } from '@/api/errors';
import { pageMessages } from '@/config/pageMessages';
import { EmptyState } from '@/ui/EmptyState';

type ProjectsLoadErrorProps = {
  /** What the query was rejected with. */
  error: unknown;
  headingLevel?: 'h1' | 'h2';
};

/** Says that projects could not be loaded, by whether the server answered, and offers to reload. */
export function ProjectsLoadError({ error, headingLevel = 'h2' }: ProjectsLoadErrorProps) {
  const hasAnswer = toRequestFailure(error).status !== null;
  return (
    <EmptyState
      role="alert"
      headingLevel={headingLevel}
      heading={pageMessages.projectsFailedHeading}
      text={hasAnswer ? pageMessages.projectsAnsweredWithError : pageMessages.projectsNotAnswered}
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
          Try Again
        </Button>
      }
    />
  );
}
