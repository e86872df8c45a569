import { useState } from 'react';
import { object, string } from 'yup';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useIssueInvoiceMutation, type Payment } from '@/api/paymentsApi';
import { invoiceMessages as texts } from '@/config/refundMessages';
import { useAuth } from '@/features/auth';
import { openReceipt, toInvoice } from '@/features/receipts';
import { isGstin, normalizeGstin } from '@/lib/gstin';
import { FormTextField } from '@/ui/form/FormTextField';
import { PaymentFormDialog, type PaymentDialogProps } from './PaymentFormDialog';

const NAME_MAX = 120;

type InvoiceValues = { business_name: string; gstin: string };

const invoiceSchema = object({
  business_name: string()
    .trim()
    .max(NAME_MAX, texts.nameTooLong)
    .when('gstin', ([gstin], schema) =>
      String(gstin ?? '').trim() ? schema.required(texts.nameRequired) : schema,
    ),
  gstin: string()
    .trim()
    .test('gstin', texts.gstinInvalid, (value) => !value || isGstin(normalizeGstin(value)))
    .test('pair', texts.gstinRequired, (value, { parent }) => {
      const { business_name } = parent as Partial<InvoiceValues>;
      return Boolean(value) || !business_name?.trim();
    }),
});

const EMPTY: InvoiceValues = { business_name: '', gstin: '' };

/** Asks for the billing details, issues the invoice and opens it. */
export default function InvoiceDialog({ payment, onClose }: PaymentDialogProps) {
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
      initialValues={EMPTY}
      validationSchema={invoiceSchema}
      heading={`Invoice for ${payment.title}`}
      introduction="For a business, give its name and GSTIN to claim input tax credit. If you bought for yourself, leave both empty. An issued invoice cannot be changed."
      submitLabel="Issue invoice"
      texts={texts}
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
