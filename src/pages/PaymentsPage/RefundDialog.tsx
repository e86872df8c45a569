import { Link as RouterLink } from 'react-router-dom';
import Link from '@mui/material/Link';
import { useRequestRefundMutation, type RefundReason } from '@/api/paymentsApi';
import { paths } from '@/config/paths';
import { refundMessages as texts } from '@/config/refundMessages';
import { refundLimits, refundReasons } from '@/config/refundReasons';
import { makeRefundSchema, ReasonField, type RefundValues } from '@/features/refunds/forms';
import { useToast } from '@/features/toasts';
import { formatRupees } from '@/lib/money';
import { FormTextField } from '@/ui/form/FormTextField';
import { PaymentFormDialog, type PaymentDialogProps } from './PaymentFormDialog';

const EMPTY: RefundValues = { reason: '', text: '' };

const refundSchema = makeRefundSchema(texts);

const conditionOf = (reason: string) => refundReasons.find(({ id }) => id === reason)?.condition;

/** The form that requests a refund. */
export default function RefundDialog({ payment, onClose }: PaymentDialogProps) {
  const [requestRefund] = useRequestRefundMutation();
  const toast = useToast();
  const send = ({ reason, text }: RefundValues) =>
    requestRefund({
      orderId: payment.razorpay_order_id,
      refundRequest: { reason: reason as RefundReason, text: text.trim() },
    }).unwrap();
  return (
    <PaymentFormDialog
      payment={payment}
      draftName="refund-draft"
      initialValues={EMPTY}
      validationSchema={refundSchema}
      heading={`Ask for a refund of ${payment.title}`}
      introduction={
        <>
          You paid {formatRupees(payment.amount)}. {texts.review} When the refund is approved, your
          access to the project ends. See the{' '}
          <Link component={RouterLink} to={paths.refunds}>
            refund policy
          </Link>
          .
        </>
      }
      submitLabel="Send request"
      texts={{ failed: texts.sendFailed, conflict: texts.conflict }}
      send={send}
      onSent={() => {
        toast.success(texts.sent);
        onClose();
      }}
      onClose={onClose}
    >
      <ReasonField reasons={payment.refund_reasons ?? []} hintFor={conditionOf} />
      <FormTextField
        name="text"
        label="What is wrong?"
        minRows={4}
        countTo={refundLimits.textMax}
        hint="Add the exact error message, if there is one."
      />
    </PaymentFormDialog>
  );
}
