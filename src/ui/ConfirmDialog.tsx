import { useId, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';

type ConfirmDialogProps = {
  /** The question, with the name of what it is about. */
  heading: string;
  /** What follows from a yes. */
  children: ReactNode;
  confirmLabel: string;
  /** For a decision against it. */
  cancelLabel?: string;
  /** Whether a yes cannot be taken back. */
  isDangerous?: boolean;
  /** Does what was asked for. Answers null when it is done, otherwise a sentence on why it is not. */
  onConfirm: () => Promise<string | null>;
  /** Called when it is done, and when somebody decides against it. */
  onClose: () => void;
};

/**
 * Asks before something is done. It stays open while that runs, and says when it failed; the focus
 * goes back to where it was. Rendered only while it is open.
 */
export function ConfirmDialog({
  heading,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  isDangerous = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    const outcome = await onConfirm();
    setBusy(false);
    setFailure(outcome);
    if (outcome === null) onClose();
  };

  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      onClose={() => {
        if (!isBusy) onClose();
      }}
      slotProps={{ paper: { variant: 'outlined', sx: { m: 2, width: '100%', maxWidth: 460 } } }}
    >
      <Box sx={{ p: { xs: 2.5, sm: 3 } }}>
        <Typography
          id={`${id}-heading`}
          variant="h3"
          component="h2"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {heading}
        </Typography>
        <Typography
          id={`${id}-text`}
          component="div"
          sx={{ mt: 1.5, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {children}
        </Typography>
        {failure && (
          <Typography role="alert" sx={{ mt: 2, color: 'error.main' }}>
            {failure}
          </Typography>
        )}
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5, mt: 3 }}
        >
          <Button color="inherit" disabled={isBusy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            variant="contained"
            loading={isBusy}
            onClick={() => void confirm()}
            color={isDangerous ? 'error' : 'primary'}
          >
            {confirmLabel}
          </Button>
        </Box>
      </Box>
    </Dialog>
  );
}
