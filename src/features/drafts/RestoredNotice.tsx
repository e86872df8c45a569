import Button from '@mui/material/Button';
import { Notice } from '@/ui/Notice';

/** Tells the user that a form shows a restored draft, which can be discarded. */
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
