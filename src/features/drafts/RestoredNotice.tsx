import Button from '@mui/material/Button';
import { Notice } from '@/ui/Notice';

/** Reports that a form shows a restored draft, and offers to discard it. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      tone="info"
      actions={
        <Button size="small" variant="outlined" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      Restored what you had typed
    </Notice>
  );
}
