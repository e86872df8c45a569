import { useRef, useState } from 'react';
import { object } from 'yup';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type AdminPayment, useDecideRefundMutation, useGrantRefundMutation } from '@/api/adminApi';
import { refundLimits } from '@/config/refundReasons';
import { FormDialog, SubmitButton, useForm } from '@/features/forms';
import {
  EMPTY_REFUND,
  makeRefundSchema,
  RefundFields,
  RefundState,
  stepsFrom,
} from '@/features/refunds';
import { useToast } from '@/features/toasts';
import { formatRupees } from '@/lib/money';
import { formatDay } from '@/lib/time';
import { trimVisible } from '@/lib/visibleText';
import { FormTextField } from '@/ui/form/FormTextField';
import { shownText } from '@/ui/form/shownText';

type RefundDialogProps = { payment: AdminPayment; onClose: () => void };

/** The refund with the next decision, or the form of one, to which a declined request leads, too. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const [isGranting, setGranting] = useState(!payment.refund);
  return isGranting ? (
    <GrantDialog payment={payment} onClose={onClose} />
  ) : (
    <DecisionDialog payment={payment} onClose={onClose} onGrant={() => setGranting(true)} />
  );
}

const introduce = ({ customer, amount, purchase_date }: AdminPayment) =>
  `${customer.name} paid ${formatRupees(amount)} on ${formatDay(purchase_date)}.`;

const grantSchema = makeRefundSchema({
  textRequired: 'Please tell the buyer the reason',
  textTooShort: `Please tell the buyer the reason in at least ${refundLimits.textMin} characters`,
  textTooLong: `The text can have at most ${refundLimits.textMax} characters`,
});

/** The form that refunds a payment without a request. */
function GrantDialog({ payment, onClose }: RefundDialogProps) {
  const [grantRefund] = useGrantRefundMutation();
  const toast = useToast();
  const { orderId, invoice, title, amount, refund } = payment;
  const form = useForm({
    initialValues: EMPTY_REFUND,
    schema: grantSchema,
    send: (values) => grantRefund({ orderId, refundRequest: grantSchema.cast(values) }).unwrap(),
    onSent: () => {
      toast.success('The payment is refunded');
      onClose();
    },
    failed: 'The payment could not be refunded',
    // The draft of a decision on the same payment has another form.
    draft: { name: 'note-draft', record: `refund-${orderId}` },
  });
  return (
    <FormDialog
      form={form}
      heading={`Refund ${title}`}
      introduction={introduce(payment)}
      onClose={onClose}
      actions={<SubmitButton form={form}>{`Refund ${formatRupees(amount)}`}</SubmitButton>}
    >
      {refund && <RefundState refund={refund} isForStaff />}
      <Typography variant="body2">
        Ends the buyer&rsquo;s access to the project.
        <span>
          {invoice?.credit_note === null
            ? ` A credit note takes back invoice ${invoice.number}. `
            : ' '}
        </span>
        Pay the amount back in the payment provider&rsquo;s dashboard afterwards.
      </Typography>
      <RefundFields
        label="Message to the buyer"
        hint="The buyer reads it as the reason for the refund."
        minRows={3}
      />
    </FormDialog>
  );
}

const note = shownText().max(
  refundLimits.noteMax,
  `The note can have at most ${refundLimits.noteMax} characters`,
);
const noteSchema = object({ note });
const refusalSchema = object({
  note: note.required('Please tell the buyer why the refund is declined'),
});

type DecisionDialogProps = RefundDialogProps & {
  /** Opens the form that refunds the payment all the same. */
  onGrant: () => void;
};

/** Shows a refund and records the next decision on it, with a note to the buyer. */
function DecisionDialog({ payment, onClose, onGrant }: DecisionDialogProps) {
  const [decideRefund] = useDecideRefundMutation();
  const toast = useToast();
  const { orderId, refund, invoice, title, can_refund: canRefund } = payment;
  const steps = stepsFrom(refund?.status);
  const chosen = useRef(steps.at(-1));
  const takesNote = steps.some(({ isRefusal }) => isRefusal);
  const hint = steps.map((step) => step.hint).join(' ');
  const form = useForm({
    initialValues: { note: '' },
    schema: () => (chosen.current?.isRefusal ? refusalSchema : noteSchema),
    send: async ({ note: typed }) => {
      const text = trimVisible(typed);
      const { status, done } = chosen.current!;
      await decideRefund({
        orderId,
        refundDecision: { status, ...(takesNote && text && { note: text }) },
      }).unwrap();
      return done;
    },
    onSent: (done) => {
      toast.success(done);
      onClose();
    },
    failed: 'The decision could not be saved',
    // What was typed for one decision is not said with the next one.
    draft: { name: 'note-draft', record: `${orderId}-${refund?.status}` },
  });
  return (
    <FormDialog
      form={form}
      heading={`Refund of ${title}`}
      introduction={introduce(payment)}
      closeLabel={steps.length > 0 ? 'Cancel' : 'Close'}
      onClose={onClose}
      actions={
        <>
          {canRefund && (
            <Button variant="outlined" onClick={onGrant}>
              Refund all the same
            </Button>
          )}
          {steps.map((step) => (
            <SubmitButton
              key={step.status}
              form={form}
              {...(step.isRefusal && { color: 'error', variant: 'outlined' })}
              onClick={() => {
                chosen.current = step;
              }}
            >
              {step.label}
            </SubmitButton>
          ))}
        </>
      }
    >
      {refund && <RefundState refund={refund} isForStaff />}
      {invoice?.credit_note && (
        <Typography variant="body2">
          {`Credit note ${invoice.credit_note.number} takes back invoice ${invoice.number}.`}
        </Typography>
      )}
      {takesNote ? (
        <FormTextField
          name="note"
          label="Note to the buyer"
          minRows={3}
          countTo={refundLimits.noteMax}
          hint={hint}
        />
      ) : (
        hint && <Typography variant="body2">{hint}</Typography>
      )}
    </FormDialog>
  );
}
