import { type ReactNode, useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useClosedByBack } from './useClosedByBack';

type ConfirmDialogProps = {
  /** The question, naming its subject. */
  heading: string;
  /** The consequences of confirming. */
  children: ReactNode;
  confirmLabel: string;
  /** The label of the cancel button. */
  cancelLabel?: string;
  /** Whether the action cannot be undone. */
  isDangerous?: boolean;
  /** Runs the action. Resolves to null on success, otherwise to a message for the user. */
  onConfirm: () => Promise<string | null>;
  /** Called after success and on cancel. */
  onClose: () => void;
};

/**
 * Asks for confirmation of an action. It stays open while the action runs, shows a failure and
 * restores the focus on close. Render it only while open.
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
  const dismiss = isBusy ? undefined : onClose;
  useClosedByBack(true, dismiss);

  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    const outcome = await onConfirm();
    setBusy(false);
    setFailure(outcome);
    if (outcome === null) onClose();
  };

  return (
    <Dialog open role="alertdialog" aria-describedby={textId} onClose={dismiss}>
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
