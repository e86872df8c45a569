import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { object, string } from 'yup';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import {
  useIssueInvoiceMutation,
  useRequestRefundMutation,
  type Payment,
  type RefundReason,
} from '@/api/paymentsApi';
import { paths } from '@/config/paths';
import { invoiceMessages, refundMessages } from '@/config/refundMessages';
import { refundLimits, refundReasons } from '@/config/refundReasons';
import { useAuth } from '@/features/auth';
import { openReceipt, toInvoice } from '@/features/receipts';
import { makeRefundSchema, ReasonField, type RefundValues } from '@/features/refunds/forms';
import { useToast } from '@/features/toasts';
import { isGstin, normalizeGstin } from '@/lib/gstin';
import { formatRupees } from '@/lib/money';
import { FormTextField } from '@/ui/form/FormTextField';
import { PaymentFormDialog, type PaymentDialogProps } from './PaymentFormDialog';

/** What a dialog about a payment is for. */
export type PaymentDialogKind = 'refund' | 'invoice';

/** The dialog that requests a refund or issues an invoice. */
export function PaymentDialog({
  kind,
  ...props
}: PaymentDialogProps & { kind: PaymentDialogKind }) {
  return kind === 'refund' ? <RefundDialog {...props} /> : <InvoiceDialog {...props} />;
}

const EMPTY_REFUND: RefundValues = { reason: '', text: '' };

const refundSchema = makeRefundSchema(refundMessages);

const conditionOf = (reason: string) => refundReasons.find(({ id }) => id === reason)?.condition;

/** The form that requests a refund. */
function RefundDialog({ payment, onClose }: PaymentDialogProps) {
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
      initialValues={EMPTY_REFUND}
      validationSchema={refundSchema}
      heading={`Ask for a refund of ${payment.title}`}
      introduction={
        <>
          You paid {formatRupees(payment.amount)}. {refundMessages.review} When the refund is
          approved, your access to the project ends. See the{' '}
          <Link component={RouterLink} to={paths.refunds}>
            refund policy
          </Link>
          .
        </>
      }
      submitLabel="Send request"
      texts={{ failed: refundMessages.sendFailed, conflict: refundMessages.conflict }}
      send={send}
      onSent={() => {
        toast.success(refundMessages.sent);
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

const NAME_MAX = 120;

type InvoiceValues = { business_name: string; gstin: string };

const invoiceSchema = object({
  business_name: string()
    .trim()
    .max(NAME_MAX, invoiceMessages.nameTooLong)
    .when('gstin', ([gstin], schema) =>
      String(gstin ?? '').trim() ? schema.required(invoiceMessages.nameRequired) : schema,
    ),
  gstin: string()
    .trim()
    .test(
      'gstin',
      invoiceMessages.gstinInvalid,
      (value) => !value || isGstin(normalizeGstin(value)),
    )
    .test('pair', invoiceMessages.gstinRequired, (value, { parent }) => {
      const { business_name } = parent as Partial<InvoiceValues>;
      return Boolean(value) || !business_name?.trim();
    }),
});

const EMPTY_INVOICE: InvoiceValues = { business_name: '', gstin: '' };

/** Asks for the billing details, issues the invoice and opens it. */
function InvoiceDialog({ payment, onClose }: PaymentDialogProps) {
  const [issueInvoice] = useIssueInvoiceMutation();
  const [issued, setIssued] = useState<Payment | null>(null);
  if (issued) return <IssuedInvoice payment={issued} onClose={onClose} />;
  const send = ({ business_name, gstin }: InvoiceValues) =>
    issueInvoice({
      orderId: payment.razorpay_order_id,
      invoiceRequest: {
        business_name: business_name.trim() || null,
        gstin: normalizeGstin(gstin) || null,
      },
    }).unwrap();
  return (
    <PaymentFormDialog
      payment={payment}
      draftName="invoice-draft"
      initialValues={EMPTY_INVOICE}
      validationSchema={invoiceSchema}
      heading={`Invoice for ${payment.title}`}
      introduction="For a business, give its name and GSTIN to claim input tax credit. If you bought for yourself, leave both empty. An issued invoice cannot be changed."
      submitLabel="Issue invoice"
      texts={invoiceMessages}
      send={send}
      onSent={(response) => setIssued(response.payment)}
      onClose={onClose}
    >
      <FormTextField
        name="business_name"
        label="Business name (optional)"
        autoComplete="organization"
      />
      <FormTextField
        name="gstin"
        label="GSTIN (optional)"
        hint="15 characters, such as 27AAPFU0939F1ZV"
      />
    </PaymentFormDialog>
  );
}

/** Offers the issued invoice, because browsers open new windows only on a click. */
function IssuedInvoice({ payment, onClose }: PaymentDialogProps) {
  const { user } = useAuth();
  const invoice = user && payment.invoice && toInvoice(payment, payment.invoice, user);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="invoice-heading">
      <DialogTitle id="invoice-heading">Your invoice is ready</DialogTitle>
      <DialogContent>
        <DialogContentText role="status">
          Invoice {payment.invoice?.number} was issued. You can open it again from your payments.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
        <Button
          variant="contained"
          disabled={!invoice}
          onClick={() => {
            if (invoice) openReceipt(invoice);
            onClose();
          }}
        >
          Open invoice
        </Button>
      </DialogActions>
    </Dialog>
  );
}
