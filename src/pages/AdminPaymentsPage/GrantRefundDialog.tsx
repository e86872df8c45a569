import { Form, FormikProvider, useFormik } from 'formik';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type AdminPayment, useGrantRefundMutation, type RefundReason } from '@/api/adminApi';
import { refundLimits, refundReasons } from '@/config/refundReasons';
import { RestoredNotice, hasTexts } from '@/features/drafts';
import { RefundState } from '@/features/refunds';
import { ReasonField, makeRefundSchema, type RefundValues } from '@/features/refunds/forms';
import { formatRupees } from '@/lib/money';
import { FormTextField } from '@/ui/form/FormTextField';
import { Notice } from '@/ui/Notice';
import { describePurchase } from './describePurchase';
import { useState } from 'react';
import { toFieldErrors } from '@/api/errors';
import { grantMessages as texts } from '@/config/grantMessages';
import { describeActionFailure } from '@/features/admin';
import { useFormikDraft } from '@/features/drafts/forms';
import { useToast } from '@/features/toasts';

/** Every reason of the policy; its periods bind buyers only. */
const REASONS = refundReasons.map(({ id }) => id);

type GrantRefundDialogProps = { payment: AdminPayment; onClose: () => void };

/** The form that refunds a payment without a request; its input is stored as a draft until sent. */
export function GrantRefundDialog({ payment, onClose }: GrantRefundDialogProps) {
  const { formik, failure, isRestored, discard } = useGrantRefund(payment, onClose);
  const { refund, invoice, title, amount } = payment;
  const isBusy = formik.isSubmitting;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={isBusy ? undefined : onClose}
      aria-labelledby="grant-heading"
    >
      <DialogTitle id="grant-heading">Refund {title}</DialogTitle>
      <FormikProvider value={formik}>
        <Form noValidate>
          <DialogContent sx={{ display: 'grid', gap: 2.25 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {describePurchase(payment)}
            </Typography>
            {refund && <RefundState refund={refund} isForStaff />}
            <Typography variant="body2">
              Ends the buyer&rsquo;s access to the project.
              {invoice?.credit_note === null &&
                ` A credit note takes back invoice ${invoice.number}.`}{' '}
              Pay the amount back in the payment provider&rsquo;s dashboard afterwards.
            </Typography>
            {isRestored && <RestoredNotice onDiscard={discard} />}
            <ReasonField reasons={REASONS} />
            <FormTextField
              name="text"
              label="Message to the buyer"
              minRows={3}
              countTo={refundLimits.textMax}
              hint="The buyer reads it as the reason for the refund."
            />
            {failure && <Notice tone="error">{failure}</Notice>}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" disabled={isBusy} onClick={onClose} sx={{ mr: 'auto', px: 1 }}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" loading={isBusy}>
              Refund {formatRupees(amount)}
            </Button>
          </DialogActions>
        </Form>
      </FormikProvider>
    </Dialog>
  );
}

const grantSchema = makeRefundSchema(texts);

/** Manages a refund that the shop opens: reason, text, draft and sending. */
function useGrantRefund({ razorpay_order_id: orderId }: AdminPayment, onDone: () => void) {
  const [grantRefund] = useGrantRefundMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();

  const formik = useFormik<RefundValues>({
    initialValues: { reason: '', text: '' },
    validationSchema: grantSchema,
    onSubmit: async ({ reason, text }, { setErrors }) => {
      setFailure(null);
      try {
        const refundRequest = { reason: reason as RefundReason, text: text.trim() };
        await grantRefund({ orderId, refundRequest }).unwrap();
        draft.forget();
        toast.success(texts.done);
        onDone();
      } catch (error) {
        setFailure(describeActionFailure(error, texts.failed));
        setErrors(toFieldErrors(error));
      }
    },
  });
  const draft = useFormikDraft(formik, {
    name: 'note-draft',
    // The draft of a decision on the same payment has another form.
    record: `refund-${orderId}`,
    isValues: hasTexts('reason', 'text'),
  });
  return { formik, failure, isRestored: draft.isRestored, discard: draft.discard };
}
