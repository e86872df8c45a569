import { useState } from 'react';
import { useFormik } from 'formik';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type AdminPayment, useGrantRefundMutation, type RefundReason } from '@/api/adminApi';
import { toFieldErrors } from '@/api/errors';
import { refundLimits, refundReasons } from '@/config/refundReasons';
import { describeActionFailure } from '@/features/admin';
import { RestoredNotice, hasTexts } from '@/features/drafts';
import { useFormikDraft } from '@/features/drafts/forms';
import { ReasonField, makeRefundSchema, type RefundValues } from '@/features/refunds/forms';
import { useToast } from '@/features/toasts';
import { formatRupees } from '@/lib/money';
import { FormTextField } from '@/ui/form/FormTextField';
import { RefundFrame } from './RefundFrame';

/** Every reason of the policy; its periods bind buyers only. */
const REASONS = refundReasons.map(({ id }) => id);

const grantSchema = makeRefundSchema({
  textRequired: 'Please tell the buyer the reason',
  textTooShort: `Please tell the buyer the reason in at least ${refundLimits.textMin} characters`,
  textTooLong: `The text can have at most ${refundLimits.textMax} characters`,
});

type GrantRefundDialogProps = { payment: AdminPayment; onClose: () => void };

/** The form that refunds a payment without a request; its input is stored as a draft until sent. */
export function GrantRefundDialog({ payment, onClose }: GrantRefundDialogProps) {
  const { formik, failure, isRestored, discard } = useGrantRefund(payment, onClose);
  const { invoice, title, amount } = payment;
  return (
    <RefundFrame
      heading={`Refund ${title}`}
      payment={payment}
      formik={formik}
      isBusy={formik.isSubmitting}
      failure={failure}
      closeLabel="Cancel"
      onClose={onClose}
      actions={
        <Button type="submit" variant="contained" loading={formik.isSubmitting}>
          Refund {formatRupees(amount)}
        </Button>
      }
    >
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
    </RefundFrame>
  );
}

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
        toast.success('The payment is refunded');
        onDone();
      } catch (error) {
        setFailure(describeActionFailure(error, 'The payment could not be refunded'));
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
