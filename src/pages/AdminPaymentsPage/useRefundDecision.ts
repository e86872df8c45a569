import { useState } from 'react';
import { useFormik } from 'formik';
import { useDecideRefundMutation, type AdminPayment, type RefundDecision } from '@/api/adminApi';
import { toFieldErrors } from '@/api/errors';
import { refundMessages as texts } from '@/config/refundMessages';
import { refundLimits } from '@/config/refundReasons';
import { describeActionFailure } from '@/features/admin';
import { hasTexts } from '@/features/drafts';
import { useFormikDraft } from '@/features/drafts/forms';
import { useToast } from '@/features/toasts';

type Status = RefundDecision['status'];
type NoteValues = { note: string };

const DONE: Record<Status, string> = {
  approved: 'The refund is approved',
  declined: 'The refund is declined',
  refunded: 'The refund is marked as paid out',
};

/** Manages the decision on a refund: note, draft and sending. */
export function useRefundDecision(
  { razorpay_order_id: orderId }: AdminPayment,
  onDone: () => void,
) {
  const [decideRefund] = useDecideRefundMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<Status | null>(null);
  const toast = useToast();

  const formik = useFormik<NoteValues>({ initialValues: { note: '' }, onSubmit: () => undefined });
  const draft = useFormikDraft(formik, {
    name: 'note-draft',
    record: orderId,
    isValues: hasTexts('note'),
  });

  const showProblem = (message: string) => {
    void formik.setTouched({ note: true }, false);
    formik.setErrors({ note: message });
  };
  const decide = async (status: Status) => {
    const note = formik.values.note.trim();
    if (status === 'declined' && !note) return showProblem(texts.noteRequired);
    if (note.length > refundLimits.noteMax) return showProblem(texts.noteTooLong);
    setFailure(null);
    setBusy(status);
    try {
      await decideRefund({ orderId, refundDecision: { status, ...(note && { note }) } }).unwrap();
      draft.forget();
      toast.success(DONE[status]);
      onDone();
    } catch (error) {
      setFailure(describeActionFailure(error, 'The decision could not be saved'));
      formik.setErrors(toFieldErrors(error));
    } finally {
      setBusy(null);
    }
  };
  return {
    formik,
    failure,
    busy,
    isRestored: draft.isRestored,
    discard: draft.discard,
    decide: (status: Status) => void decide(status),
  };
}
