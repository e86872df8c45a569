import { type ReactNode, useId } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useClosedByBack } from '@/ui/useClosedByBack';
import { Form, FormBody } from './Form';
import type { AnyForm } from './useForm';

type FormDialogProps = {
  form: AnyForm;
  heading: string;
  /** What to know before filling in the form. */
  introduction: ReactNode;
  /** The fields of the form. */
  children: ReactNode;
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
      fullWidth
      maxWidth="sm"
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
            sx={{ mr: 'auto' }}
          >
            {closeLabel}
          </Button>
          {actions}
        </DialogActions>
      </Form>
    </Dialog>
  );
}
