import { useState } from 'react';
import { useFormik } from 'formik';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDecideRefundMutation, type AdminPayment, type RefundDecision } from '@/api/adminApi';
import { toFieldErrors } from '@/api/errors';
import { refundMessages as texts } from '@/config/refundMessages';
import { refundLimits } from '@/config/refundReasons';
import { describeActionFailure } from '@/features/admin';
import { hasTexts, RestoredNotice } from '@/features/drafts';
import { useFormikDraft } from '@/features/drafts/forms';
import { useToast } from '@/features/toasts';
import { FormTextField } from '@/ui/form/FormTextField';
import { GrantRefundDialog } from './GrantRefundDialog';
import { RefundFrame } from './RefundFrame';

type RefundDialogProps = { payment: AdminPayment; onClose: () => void };

/**
 * Shows the refund of a payment with the next decision on it, or the form that refunds a payment
 * without one; a declined request leads to that form, too.
 */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const [isGranting, setGranting] = useState(!payment.refund);
  return isGranting ? (
    <GrantRefundDialog payment={payment} onClose={onClose} />
  ) : (
    <DecisionDialog payment={payment} onClose={onClose} onGrant={() => setGranting(true)} />
  );
}

type DecisionDialogProps = RefundDialogProps & {
  /** Opens the form that refunds the payment all the same. */
  onGrant: () => void;
};

/** Shows a refund and records the next decision on it, with a note to the buyer. */
function DecisionDialog({ payment, onClose, onGrant }: DecisionDialogProps) {
  const { formik, failure, busy, isRestored, discard, decide } = useRefundDecision(
    payment,
    onClose,
  );
  const { refund, invoice, title, can_refund: canRefund } = payment;
  const isRequested = refund?.status === 'requested';
  const isApproved = refund?.status === 'approved';
  const isBusy = busy !== null;
  const actions = (
    <>
      {isRequested && (
        <>
          <Button
            color="error"
            variant="outlined"
            disabled={isBusy}
            loading={busy === 'declined'}
            onClick={() => decide('declined')}
          >
            Decline
          </Button>
          <Button
            variant="contained"
            disabled={isBusy}
            loading={busy === 'approved'}
            onClick={() => decide('approved')}
          >
            Approve
          </Button>
        </>
      )}
      {canRefund && (
        <Button variant="outlined" onClick={onGrant}>
          Refund all the same
        </Button>
      )}
      {isApproved && (
        <Button variant="contained" loading={isBusy} onClick={() => decide('refunded')}>
          Mark as paid out
        </Button>
      )}
    </>
  );
  return (
    <RefundFrame
      heading={`Refund of ${title}`}
      payment={payment}
      formik={formik}
      isBusy={isBusy}
      failure={failure}
      closeLabel={isRequested || isApproved ? 'Cancel' : 'Close'}
      onClose={onClose}
      actions={actions}
    >
      {invoice?.credit_note && (
        <Typography variant="body2">
          Credit note {invoice.credit_note.number} takes back invoice {invoice.number}.
        </Typography>
      )}
      {isRequested && isRestored && <RestoredNotice onDiscard={discard} />}
      {isRequested && (
        <FormTextField
          name="note"
          label="Note to the buyer"
          minRows={3}
          countTo={refundLimits.noteMax}
          hint="Needed to decline. Approving ends the buyer's access to the project."
        />
      )}
      {isApproved && (
        <Typography variant="body2">
          Pay the amount back in the payment provider&rsquo;s dashboard first.
        </Typography>
      )}
    </RefundFrame>
  );
}

type Status = RefundDecision['status'];
type NoteValues = { note: string };

const DONE: Record<Status, string> = {
  approved: 'The refund is approved',
  declined: 'The refund is declined',
  refunded: 'The refund is marked as paid out',
};

/** Manages the decision on a refund: note, draft and sending. */
function useRefundDecision({ razorpay_order_id: orderId }: AdminPayment, onDone: () => void) {
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
