import { useState } from 'react';
import { useFormik } from 'formik';
import { toFieldErrors, toRequestFailure } from '@/api/errors';
import { useRequestRefundMutation, type Payment, type RefundReason } from '@/api/paymentsApi';
import { refundMessages as texts } from '@/config/refundMessages';
import { hasTexts } from '@/features/drafts';
import { useFormikDraft } from '@/features/drafts/forms';
import { makeRefundSchema, type RefundValues } from '@/features/refunds/forms';
import { useToast } from '@/features/toasts';

const FORBIDDEN = 403;
const CONFLICT = 409;

const refundSchema = makeRefundSchema(texts);

function describeFailure(error: unknown): string {
  const { status, message } = toRequestFailure(error);
  if (status === null) return texts.unreachable;
  if (status === FORBIDDEN) return texts.notYours;
  if (status === CONFLICT && message) return texts.conflict(message);
  return (status < 500 && message) || texts.sendFailed;
}

/** Manages a refund request: reason, text, draft and sending. */
export function useRefundForm({ razorpay_order_id: orderId }: Payment, onDone: () => void) {
  const [requestRefund] = useRequestRefundMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();

  const formik = useFormik<RefundValues>({
    initialValues: { reason: '', text: '' },
    validationSchema: refundSchema,
    onSubmit: async ({ reason, text }, { setErrors }) => {
      setFailure(null);
      try {
        const refundRequest = { reason: reason as RefundReason, text: text.trim() };
        await requestRefund({ orderId, refundRequest }).unwrap();
        draft.forget();
        toast.success(texts.sent);
        onDone();
      } catch (error) {
        setFailure(describeFailure(error));
        setErrors(toFieldErrors(error));
      }
    },
  });
  const draft = useFormikDraft(formik, {
    name: 'refund-draft',
    record: orderId,
    isValues: hasTexts('reason', 'text'),
  });

  return {
    formik,
    failure,
    isRestored: draft.isRestored,
    /** Empties the form. */
    discard: () => {
      setFailure(null);
      draft.discard();
    },
  };
}
