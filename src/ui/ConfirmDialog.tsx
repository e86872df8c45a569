import { useId, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
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
  const textId = useId();
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
      aria-describedby={textId}
      onClose={() => {
        if (!isBusy) onClose();
      }}
    >
      <DialogTitle>{heading}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} component="div">
          {children}
        </DialogContentText>
        {failure && (
          <Typography role="alert" sx={{ mt: 2, color: 'error.main' }}>
            {failure}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isBusy} onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          loading={isBusy}
          onClick={() => void confirm()}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
