import { useId, useState, type ReactNode } from 'react';
import { Form, FormikProvider, useFormik, useFormikContext, type FormikErrors } from 'formik';
import type { AnyObjectSchema } from 'yup';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { toFieldErrors } from '@/api/errors';
import type { DraftName } from '@/config/storageKeys';
import { hasTexts, RestoredNotice } from '@/features/drafts';
import { useFormikDraft } from '@/features/drafts/forms';
import { Notice } from '@/ui/Notice';
import { useClosedByBack } from '@/ui/useClosedByBack';

type PaymentFormDialogProps<Values, Result> = {
  heading: string;
  /** What to know before filling in the form. */
  introduction: ReactNode;
  /** The fields of the form. */
  children: ReactNode;
  /** The buttons that send the form. */
  actions: ReactNode;
  closeLabel?: string;
  /** Where the input is stored until it is sent. */
  draft: { name: DraftName; record: string };
  initialValues: Values;
  validationSchema: AnyObjectSchema | (() => AnyObjectSchema);
  send: (values: Values) => Promise<Result>;
  onSent: (result: Result) => void;
  /** Returns what to tell the user when the form could not be sent. */
  describeFailure: (error: unknown) => string;
  onClose: () => void;
};

/** A form about a payment in a dialog; its input is stored as a draft until it is sent. */
export function PaymentFormDialog<Values extends Record<string, string>, Result>({
  heading,
  introduction,
  children,
  actions,
  closeLabel = 'Cancel',
  draft: stored,
  initialValues,
  validationSchema,
  send,
  onSent,
  describeFailure,
  onClose,
}: PaymentFormDialogProps<Values, Result>) {
  const headingId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const formik = useFormik<Values>({
    initialValues,
    validationSchema,
    onSubmit: async (values, { setErrors }) => {
      setFailure(null);
      try {
        const result = await send(values);
        draft.forget();
        onSent(result);
      } catch (error) {
        setFailure(describeFailure(error));
        setErrors(toFieldErrors(error) as FormikErrors<Values>);
      }
    },
  });
  const isValues = hasTexts(...Object.keys(initialValues));
  const draft = useFormikDraft(formik, {
    ...stored,
    isValues: (values): values is Values => isValues(values),
  });
  const discard = () => {
    setFailure(null);
    draft.discard();
  };

  const dismiss = formik.isSubmitting ? undefined : onClose;
  useClosedByBack(true, dismiss);

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={dismiss} aria-labelledby={headingId}>
      <DialogTitle id={headingId}>{heading}</DialogTitle>
      <FormikProvider value={formik}>
        <Form noValidate>
          <DialogContent sx={{ display: 'grid', gap: 2.25 }}>
            <DialogContentText>{introduction}</DialogContentText>
            {draft.isRestored && <RestoredNotice onDiscard={discard} />}
            {children}
            {failure && <Notice tone="error">{failure}</Notice>}
          </DialogContent>
          <DialogActions>
            <Button
              color="inherit"
              disabled={formik.isSubmitting}
              onClick={onClose}
              sx={{ mr: 'auto' }}
            >
              {closeLabel}
            </Button>
            {actions}
          </DialogActions>
        </Form>
      </FormikProvider>
    </Dialog>
  );
}

/** A button that sends the form of its dialog. */
export function SubmitButton(props: ButtonProps) {
  const { isSubmitting } = useFormikContext();
  return <Button type="submit" variant="contained" loading={isSubmitting} {...props} />;
}
