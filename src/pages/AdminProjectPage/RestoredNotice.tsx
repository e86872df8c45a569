import Button from '@mui/material/Button';
import { Notice } from '@/ui/Notice';

/** Says that what was typed before the session ended is in the form again. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      tone="info"
      actions={
        <Button size="small" variant="outlined" onClick={onDiscard}>
          Discard them
        </Button>
      }
    >
      The changes that you had not saved are back in the form.
    </Notice>
  );
}
