import { EmptyState } from '@/ui/EmptyState';
import { usePageHead } from '@/ui/usePageHead';

const HEADING = 'Project Not Found';

/** Replaces a page whose project does not exist; links to the page that lists the others. */
export function ProjectNotFound({ action }: { action: { label: string; to: string } }) {
  usePageHead({ title: HEADING, isIndexed: false });
  return (
    <EmptyState
      headingLevel="h1"
      heading={HEADING}
      text="The project you're looking for doesn't exist."
      action={action}
    />
  );
}
