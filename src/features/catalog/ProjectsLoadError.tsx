import { failureText } from '@/api/failureText';
import { buttonLabels } from '@/ui/buttonLabels';
import { EmptyState } from '@/ui/EmptyState';

/** Said when no answer came to a request for projects (specification, section 8). */
export const PROJECTS_UNREACHABLE = 'Failed to load projects. Please try again.';

type ProjectsLoadErrorProps = {
  /** The error of the query. */
  error: unknown;
  /** True on a project page, where this heading is the page's. */
  isSingle?: boolean;
};

const listTexts = {
  heading: 'Error Loading Projects',
  failed: 'Something went wrong while fetching projects.',
  unreachable: PROJECTS_UNREACHABLE,
  quotes: 'none',
} as const;

const singleTexts = {
  heading: 'Error Loading Project',
  failed: 'Something went wrong while fetching this project.',
  unreachable: 'Failed to load the project. Please try again.',
  quotes: 'none',
} as const;

/** Offers to load the projects again; a missing response is told from an error of the server. */
export function ProjectsLoadError({ error, isSingle = false }: ProjectsLoadErrorProps) {
  const texts = isSingle ? singleTexts : listTexts;
  return (
    <EmptyState
      role="alert"
      headingLevel={isSingle ? 'h1' : 'h2'}
      heading={texts.heading}
      text={failureText(error, texts) ?? texts.failed}
      action={{ label: buttonLabels.tryAgain, onClick: () => window.location.reload() }}
    />
  );
}
