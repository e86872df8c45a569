import Button from '@mui/material/Button';
import type { Payment } from '@/api/paymentsApi';
import { site } from '@/config/site';
import { useAuth } from '@/features/auth';
import { openReceipt } from './openReceipt';
import { toCreditNote, toInvoice } from './invoice';
import { hasReceipt } from './receipt';

type InvoiceButtonProps = {
  payment: Payment;
  /** Called if the invoice has not been issued yet, to ask for the billing details. */
  onIssue: (payment: Payment) => void;
};

/**
 * Opens the tax invoice of a payment. Renders nothing if the shop has no GSTIN or the backend
 * issues no invoices.
 */
export function InvoiceButton({ payment, onIssue }: InvoiceButtonProps) {
  const { user } = useAuth();
  const { invoice } = payment;
  if (!user || !site.tax || invoice === undefined) return null;
  if (!invoice && !hasReceipt(payment)) return null;

  const open = () => {
    const document = invoice && toInvoice(payment, invoice, user);
    if (document) openReceipt(document);
    else onIssue(payment);
  };
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`Invoice for ${payment.title}`}
      onClick={open}
    >
      Invoice
    </Button>
  );
}

/** Opens the credit note of a refunded payment. Renders nothing without one. */
export function CreditNoteButton({ payment }: { payment: Payment }) {
  const { user } = useAuth();
  const note = user && toCreditNote(payment, user);
  if (!note) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`Credit note for ${payment.title}`}
      onClick={() => openReceipt(note)}
    >
      Credit note
    </Button>
  );
}
