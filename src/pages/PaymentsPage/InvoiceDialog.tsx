import { Form, FormikProvider } from 'formik';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { Payment } from '@/api/paymentsApi';
import { useAuth } from '@/features/auth';
import { RestoredNotice } from '@/features/drafts';
import { openReceipt, toInvoice } from '@/features/receipts';
import { FormTextField } from '@/ui/form/FormTextField';
import { Notice } from '@/ui/Notice';
import { useInvoiceForm } from './useInvoiceForm';

type InvoiceDialogProps = { payment: Payment; onClose: () => void };

/**
 * Asks for the billing details, issues the invoice and opens it; the details are stored as a draft
 * until it is issued.
 */
export default function InvoiceDialog({ payment, onClose }: InvoiceDialogProps) {
  const { formik, failure, issued, isRestored, discard } = useInvoiceForm(payment);
  if (issued) return <IssuedInvoice payment={issued} onClose={onClose} />;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={formik.isSubmitting ? undefined : onClose}
      aria-labelledby="invoice-heading"
    >
      <DialogTitle id="invoice-heading">Invoice for {payment.title}</DialogTitle>
      <FormikProvider value={formik}>
        <Form noValidate>
          <DialogContent sx={{ display: 'grid', gap: 2.25 }}>
            <DialogContentText>
              For a business, give its name and GSTIN to claim input tax credit. If you bought for
              yourself, leave both empty. An issued invoice cannot be changed.
            </DialogContentText>
            {isRestored && <RestoredNotice onDiscard={discard} />}
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
            {failure && <Notice tone="error">{failure}</Notice>}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" disabled={formik.isSubmitting} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" loading={formik.isSubmitting}>
              Issue invoice
            </Button>
          </DialogActions>
        </Form>
      </FormikProvider>
    </Dialog>
  );
}

/** Offers the issued invoice, because browsers open new windows only on a click. */
function IssuedInvoice({ payment, onClose }: InvoiceDialogProps) {
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
