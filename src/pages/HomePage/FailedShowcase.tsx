import Button from '@mui/material/Button';
import { useReloadShowcase } from '@/api/showcaseApi';
import { pageMessages } from '@/config/pageMessages';
import { Notice } from '@/ui/Notice';

type FailedShowcaseProps = {
  isLoading: boolean;
};

/**
 * Reports that the projects could not be loaded, and offers to request the home page's content
 * again.
 */
export default function FailedShowcase({ isLoading }: FailedShowcaseProps) {
  const reload = useReloadShowcase();
  return (
    <Notice
      tone="error"
      actions={
        <Button size="small" variant="outlined" loading={isLoading} onClick={reload}>
          Try Again
        </Button>
      }
    >
      {pageMessages.projectsUnreachable}
    </Notice>
  );
}
