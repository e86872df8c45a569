import { object, string } from 'yup';
import Link from '@mui/material/Link';
import type { FailureTexts } from '@/api/failureText';
import { type Payment, useIssueInvoiceMutation, useRequestRefundMutation } from '@/api/paymentsApi';
import { paths } from '@/config/paths';
import { REFUND_TIMINGS } from '@/config/policyFigures';
import { refundLimits } from '@/config/refundReasons';
import { useAuth } from '@/features/auth';
import { FormDialog, SubmitButton, useForm } from '@/features/forms';
import { openReceipt, toInvoice } from '@/features/receipts';
import { EMPTY_REFUND, makeRefundSchema, RefundFields, REVIEW_NOTE } from '@/features/refunds';
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

/** What is said when a form about a payment could not be sent; `what` says so in half a sentence. */
const failureTexts = (what: string): FailureTexts => ({
  failed: `${what}. Nothing you typed is lost; please try again.`,
  unreachable:
    'No answer came from the server. Nothing you typed is lost; check your connection and try again.',
  byStatus: {
    403: 'This payment belongs to another account. Log in with the account that paid, and try again there.',
    409: (message) => message && `${message}. Close this to see where the payment stands.`,
  },
});

const { textMin, textMax } = refundLimits;

const refundSchema = makeRefundSchema({
  textRequired: 'Please describe what is wrong',
  textTooShort: `Please describe what is wrong in at least ${textMin} characters`,
  textTooLong: `Your description can have at most ${textMax} characters`,
});

/** The form that requests a refund. */
function RefundDialog({ payment, onClose }: PaymentDialogProps) {
  const [requestRefund] = useRequestRefundMutation();
  const toast = useToast();
  const { orderId, title, amount } = payment;
  const form = useForm({
    initialValues: EMPTY_REFUND,
    schema: refundSchema,
    send: (values) => requestRefund({ orderId, refundRequest: refundSchema.cast(values) }).unwrap(),
    onSent: () => {
      toast.success(`Your request was sent. The review takes ${REFUND_TIMINGS.review}.`);
      onClose();
    },
    failed: failureTexts('Your request could not be sent'),
    draft: { name: 'refund-draft', record: orderId },
  });
  return (
    <FormDialog
      form={form}
      heading={`Ask for a refund of ${title}`}
      introduction={
        <>
          <span>
            {`You paid ${formatRupees(amount)}. ${REVIEW_NOTE} When the refund is approved, your access to the project ends. See the `}
          </span>
          <Link href={paths.refunds}>refund policy</Link>.
        </>
      }
      onClose={onClose}
      actions={<SubmitButton form={form}>Send request</SubmitButton>}
    >
      <RefundFields
        payment={payment}
        label="What is wrong?"
        hint="Add the exact error message, if there is one."
        minRows={4}
      />
    </FormDialog>
  );
}

const NAME_MAX = 120;

type InvoiceValues = { business_name: string; gstin: string };

const invoiceSchema = object({
  business_name: shownText()
    .max(NAME_MAX, `The name can have at most ${NAME_MAX} characters`)
    .when('gstin', ([gstin], schema) =>
      String(gstin ?? '').trim() ? schema.required('Please give the name of the business') : schema,
    ),
  gstin: string()
    .trim()
    .test(
      'gstin',
      'This is not a valid GSTIN. Please compare it with your certificate',
      (value) => !value || isGstin(normalizeGstin(value)),
    )
    .test('pair', 'Please give the GSTIN of the business', (value, { parent }) => {
      const { business_name } = parent as Partial<InvoiceValues>;
      return Boolean(value) || !business_name;
    }),
});

const issuedText = (number = '') =>
  `Invoice ${number && `${number} `}was issued. You can open it again from your payments.`;

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
    if (!receipt) return toast.success(issuedText());
    toast.custom(issuedText(invoice.number), {
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
    failed: failureTexts('The invoice could not be issued'),
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
