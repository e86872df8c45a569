import { useId, useState, type ReactNode } from 'react';
import { Form, FormikProvider, useFormik, type FormikErrors } from 'formik';
import type { AnyObjectSchema } from 'yup';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { toRequestFailure } from '@/api/errors';
import { toFieldErrors } from '@/api/fieldErrors';
import type { Payment } from '@/api/paymentsApi';
import { refundMessages } from '@/config/refundMessages';
import { hasTexts, RestoredNotice } from '@/features/drafts';
import { useFormikDraft } from '@/features/drafts/forms';
import { Notice } from '@/ui/Notice';

/** The payment that a dialog is about, and what closes the dialog. */
export type PaymentDialogProps = { payment: Payment; onClose: () => void };

type Texts = {
  /** The message if sending failed for an unknown reason. */
  failed: string;
  /** Returns the message if the payment is in another state, from the server's sentence. */
  conflict?: (message: string) => string;
};

const FORBIDDEN = 403;
const CONFLICT = 409;

function describeFailure(error: unknown, { failed, conflict }: Texts): string {
  const { status, message } = toRequestFailure(error);
  if (status === null) return refundMessages.unreachable;
  if (status === FORBIDDEN) return refundMessages.notYours;
  if (status === CONFLICT && message && conflict) return conflict(message);
  return (status < 500 && message) || failed;
}

type PaymentFormDialogProps<Values, Result> = PaymentDialogProps & {
  draftName: 'refund-draft' | 'invoice-draft';
  initialValues: Values;
  validationSchema: AnyObjectSchema;
  heading: string;
  /** What to know before filling in the form. */
  introduction: ReactNode;
  /** The fields of the form. */
  children: ReactNode;
  submitLabel: string;
  texts: Texts;
  send: (values: Values) => Promise<Result>;
  onSent: (result: Result) => void;
};

/** A form about a payment in a dialog; its input is stored as a draft until it is sent. */
export function PaymentFormDialog<Values extends Record<string, string>, Result>({
  payment,
  draftName,
  initialValues,
  validationSchema,
  heading,
  introduction,
  children,
  submitLabel,
  texts,
  send,
  onSent,
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
        setFailure(describeFailure(error, texts));
        setErrors(toFieldErrors(error) as FormikErrors<Values>);
      }
    },
  });
  const isValues = hasTexts(...Object.keys(initialValues));
  const draft = useFormikDraft(formik, {
    name: draftName,
    record: payment.razorpay_order_id,
    isValues: (values): values is Values => isValues(values),
  });
  const discard = () => {
    setFailure(null);
    draft.discard();
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={formik.isSubmitting ? undefined : onClose}
      aria-labelledby={headingId}
    >
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
            <Button color="inherit" disabled={formik.isSubmitting} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" loading={formik.isSubmitting}>
              {submitLabel}
            </Button>
          </DialogActions>
        </Form>
      </FormikProvider>
    </Dialog>
  );
}
