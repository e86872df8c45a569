import Button from '@mui/material/Button';
import { buttonLabels } from '@/config/messages';
import { missingPageMessages, pageMessages } from '@/config/pageMessages';
import { EmptyState } from '@/ui/EmptyState';
import { useMissingCode } from '@/ui/useMissingCode';

/** Replaces a page whose code could not be loaded; opens the page when the network is back. */
export function PageNotLoaded({ onRetry }: { onRetry: () => void }) {
  const reason = useMissingCode(onRetry);
  return (
    <EmptyState
      role="alert"
      headingLevel="h1"
      heading={pageMessages.pageNotLoadedHeading}
      text={missingPageMessages[reason]}
      action={
        reason === 'outdated' ? (
          <Button variant="contained" onClick={() => window.location.reload()}>
            {buttonLabels.reload}
          </Button>
        ) : (
          <Button variant="contained" onClick={onRetry}>
            Try Again
          </Button>
        )
      }
    />
  );
}
