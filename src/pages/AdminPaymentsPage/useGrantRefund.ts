import { useState } from 'react';
import { useFormik } from 'formik';
import { useGrantRefundMutation, type AdminPayment, type RefundReason } from '@/api/adminApi';
import { toFieldErrors } from '@/api/fieldErrors';
import { grantMessages as texts } from '@/config/grantMessages';
import { describeActionFailure } from '@/features/admin';
import { hasTexts } from '@/features/drafts';
import { useFormikDraft } from '@/features/drafts/forms';
import { makeRefundSchema, type RefundValues } from '@/features/refunds/forms';
import { useToast } from '@/features/toasts';

const grantSchema = makeRefundSchema(texts);

/** Manages a refund that the shop opens: reason, text, draft and sending. */
export function useGrantRefund({ razorpay_order_id: orderId }: AdminPayment, onDone: () => void) {
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
