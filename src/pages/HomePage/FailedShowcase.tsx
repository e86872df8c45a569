import Button from '@mui/material/Button';
import { useReloadShowcase } from '@/api/showcaseApi';
import { pageMessages } from '@/config/pageMessages';
import { Notice } from '@/ui/Notice';

type FailedShowcaseProps = {
  isLoading: boolean;
};

/** Says that the projects could not be loaded, and requests what the home page shows again. */
export default function FailedShowcase({ isLoading }: FailedShowcaseProps) {
  const reload = useReloadShowcase();
  return (
    <Notice
      tone="error"
      actions={
        <Button color="inherit" loading={isLoading} onClick={reload}>
          Try Again
        </Button>
      }
    >
      {pageMessages.projectsUnreachable}
    </Notice>
  );
}
