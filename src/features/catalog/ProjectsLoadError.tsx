import { toRequestFailure } from '@/api/errors';
import { pageMessages } from '@/config/pageMessages';
import { buttonLabels } from '@/config/messages';
import { EmptyState } from '@/ui/EmptyState';

type ProjectsLoadErrorProps = {
  /** The error of the query. */
  error: unknown;
  /** True on a project page, where this heading is the page's. */
  isSingle?: boolean;
};

const listTexts = {
  heading: pageMessages.projectsFailedHeading,
  failed: pageMessages.projectsFailed,
  unreachable: pageMessages.projectsUnreachable,
};

const singleTexts = {
  heading: pageMessages.projectFailedHeading,
  failed: pageMessages.projectFailed,
  unreachable: pageMessages.projectUnreachable,
};

/**
 * Reports that projects could not be loaded and offers to retry; distinguishes a missing response
 * from a server error.
 */
export function ProjectsLoadError({ error, isSingle = false }: ProjectsLoadErrorProps) {
  const hasResponse = toRequestFailure(error).status !== null;
  const { heading, failed, unreachable } = isSingle ? singleTexts : listTexts;
  return (
    <EmptyState
      role="alert"
      headingLevel={isSingle ? 'h1' : 'h2'}
      heading={heading}
      text={hasResponse ? failed : unreachable}
      action={{ label: buttonLabels.tryAgain, onClick: () => window.location.reload() }}
    />
  );
}
