import { type ReactNode, useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { FailureTexts } from '@/api/failureText';
import { useClosedByBack } from '@/ui/useClosedByBack';
import { Form, FormBody, SubmitButton } from './Form';
import { type AnyForm, useForm } from './useForm';

type FormDialogProps = {
  form: AnyForm;
  heading: string;
  /** What to know before filling in the form. */
  introduction: ReactNode;
  /** The fields of the form; a question has none. */
  children?: ReactNode;
  /** The buttons that send the form. */
  actions: ReactNode;
  closeLabel?: string;
  onClose: () => void;
} & Pick<DialogProps, 'role'>;

/** A form in a dialog, which stays open while the form is being sent. */
export function FormDialog(props: FormDialogProps) {
  const {
    form,
    heading,
    introduction,
    children,
    actions,
    closeLabel = 'Cancel',
    onClose,
    role,
  } = props;
  const headingId = useId();
  const introductionId = useId();
  const dismiss = form.isSubmitting ? undefined : onClose;
  useClosedByBack(true, dismiss);
  return (
    <Dialog
      open
      fullWidth={children !== undefined}
      maxWidth={children === undefined ? 'xs' : 'sm'}
      role={role}
      onClose={dismiss}
      aria-labelledby={headingId}
      aria-describedby={introductionId}
    >
      <DialogTitle id={headingId}>{heading}</DialogTitle>
      <Form form={form}>
        <DialogContent sx={{ display: 'grid', gap: 2.25 }}>
          <DialogContentText id={introductionId} component="div">
            {introduction}
          </DialogContentText>
          <FormBody form={form}>{children}</FormBody>
        </DialogContent>
        <DialogActions>
          <Button
            color="inherit"
            disabled={form.isSubmitting}
            onClick={onClose}
            sx={{ mr: children === undefined ? undefined : { sm: 'auto' } }}
          >
            {closeLabel}
          </Button>
          {actions}
        </DialogActions>
      </Form>
    </Dialog>
  );
}

type ConfirmDialogProps = {
  /** The question, naming its subject. */
  heading: string;
  /** The consequences of confirming. */
  children: ReactNode;
  confirmLabel: string;
  /** Whether the action cannot be undone. */
  isDangerous?: boolean;
  /** Runs the action; rejects with the error of the request. */
  onConfirm: () => Promise<unknown>;
  /** What is said when the action failed. */
  failed: string | FailureTexts;
  /** Called after success and on cancel. */
  onClose: () => void;
};

/** Asks whether to run an action, and stays open while it runs and after a failure. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { heading, children, confirmLabel, isDangerous, onConfirm, failed, onClose } = props;
  const form = useForm({ initialValues: {}, send: onConfirm, onSent: onClose, failed });
  return (
    <FormDialog
      form={form}
      role="alertdialog"
      heading={heading}
      introduction={children}
      onClose={onClose}
      actions={
        <SubmitButton form={form} color={isDangerous ? 'error' : 'primary'}>
          {confirmLabel}
        </SubmitButton>
      }
    />
  );
}

/** Returns a function that asks a question, and the dialog with the question that is open. */
export function useConfirmation() {
  const [question, ask] = useState<Omit<ConfirmDialogProps, 'onClose'> | null>(null);
  return { ask, dialog: question && <ConfirmDialog {...question} onClose={() => ask(null)} /> };
}
