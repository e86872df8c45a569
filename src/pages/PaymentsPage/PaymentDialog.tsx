import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { object, string } from 'yup';
import Link from '@mui/material/Link';
import type { FailureTexts } from '@/api/failureText';
import {
  type Payment,
  type RefundReason,
  useIssueInvoiceMutation,
  useRequestRefundMutation,
} from '@/api/paymentsApi';
import { paths } from '@/config/paths';
import { refundLimits, refundReasons } from '@/config/refundReasons';
import { useAuth } from '@/features/auth';
import { FormDialog, SubmitButton, useForm } from '@/features/forms';
import { openReceipt, toInvoice } from '@/features/receipts';
import { invoiceMessages, refundMessages } from '@/features/refunds/forms';
import {
  makeRefundSchema,
  offeredReasons,
  ReasonField,
  type RefundValues,
} from '@/features/refunds/forms';
import { useToast } from '@/features/toasts';
import { isGstin, normalizeGstin } from '@/lib/gstin';
import { formatRupees } from '@/lib/money';
import { trimVisible } from '@/lib/visibleText';
import { FormTextField } from '@/ui/form/FormTextField';
import { shownText } from '@/ui/form/shownText';

/** What a dialog about a payment is for. */
export type PaymentDialogKind = 'refund' | 'invoice';

type PaymentDialogProps = { payment: Payment; onClose: () => void };

/** The dialog that requests a refund or issues an invoice. */
export function PaymentDialog({
  kind,
  ...props
}: PaymentDialogProps & { kind: PaymentDialogKind }) {
  return kind === 'refund' ? <RefundDialog {...props} /> : <InvoiceDialog {...props} />;
}

/** What is said when a form about a payment could not be sent. */
const failureTexts = (failed: string): FailureTexts => ({
  failed,
  unreachable: refundMessages.unreachable,
  byStatus: {
    403: refundMessages.notYours,
    409: (message) => message && refundMessages.conflict(message),
  },
});

const EMPTY_REFUND: RefundValues = { reason: '', text: '' };

const refundSchema = makeRefundSchema(refundMessages);

const conditionOf = (reason: string) => refundReasons.find(({ id }) => id === reason)?.condition;

/** The form that requests a refund. */
function RefundDialog({ payment, onClose }: PaymentDialogProps) {
  const [requestRefund] = useRequestRefundMutation();
  const toast = useToast();
  const { orderId, title, amount } = payment;
  const [reasons] = useState(() => offeredReasons(payment, Date.now()));
  const form = useForm({
    initialValues: EMPTY_REFUND,
    schema: refundSchema,
    send: ({ reason, text }) =>
      requestRefund({
        orderId,
        refundRequest: { reason: reason as RefundReason, text: text.trim() },
      }).unwrap(),
    onSent: () => {
      toast.success(refundMessages.sent);
      onClose();
    },
    failed: failureTexts(refundMessages.sendFailed),
    draft: { name: 'refund-draft', record: orderId },
  });
  return (
    <FormDialog
      form={form}
      heading={`Ask for a refund of ${title}`}
      introduction={
        <>
          <span>
            {`You paid ${formatRupees(amount)}. ${refundMessages.review} When the refund is approved, your access to the project ends. See the `}
          </span>
          <Link component={RouterLink} to={paths.refunds}>
            refund policy
          </Link>
          .
        </>
      }
      onClose={onClose}
      actions={<SubmitButton form={form}>Send request</SubmitButton>}
    >
      <ReasonField reasons={reasons} hintFor={conditionOf} />
      <FormTextField
        name="text"
        label="What is wrong?"
        minRows={4}
        countTo={refundLimits.textMax}
        hint="Add the exact error message, if there is one."
      />
    </FormDialog>
  );
}

const NAME_MAX = 120;

type InvoiceValues = { business_name: string; gstin: string };

const invoiceSchema = object({
  business_name: shownText()
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
      return Boolean(value) || !business_name;
    }),
});

const EMPTY_INVOICE: InvoiceValues = { business_name: '', gstin: '' };

/** Asks for the billing details, issues the invoice and offers to open it. */
function InvoiceDialog({ payment, onClose }: PaymentDialogProps) {
  const { user } = useAuth();
  const [issueInvoice] = useIssueInvoiceMutation();
  const toast = useToast();
  const { orderId, title } = payment;
  // Browsers open new windows only on a click.
  const offer = (issued: Payment | null) => {
    const { invoice } = issued ?? {};
    const receipt = user && issued && invoice && toInvoice(issued, invoice, user);
    if (!receipt) return toast.success(invoiceMessages.issued());
    toast.custom(invoiceMessages.issued(invoice.number), {
      label: 'Open invoice',
      run: () => openReceipt(receipt),
    });
  };
  const form = useForm({
    initialValues: EMPTY_INVOICE,
    schema: invoiceSchema,
    send: ({ business_name, gstin }) =>
      issueInvoice({
        orderId,
        invoiceRequest: {
          business_name: trimVisible(business_name) || null,
          gstin: normalizeGstin(gstin) || null,
        },
      }).unwrap(),
    onSent: (response) => {
      offer(response.payment);
      onClose();
    },
    failed: failureTexts(invoiceMessages.failed),
    draft: { name: 'invoice-draft', record: orderId },
  });
  return (
    <FormDialog
      form={form}
      heading={`Invoice for ${title}`}
      introduction="For a business, give its name and GSTIN to claim input tax credit. If you bought for yourself, leave both empty. An issued invoice cannot be changed."
      onClose={onClose}
      actions={<SubmitButton form={form}>Issue invoice</SubmitButton>}
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
    </FormDialog>
  );
}
