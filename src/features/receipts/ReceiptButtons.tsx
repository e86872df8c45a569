import Button, { type ButtonProps } from '@mui/material/Button';
import type { Payment } from '@/api/paymentsApi';
import { site } from '@/config/site';
import { useAuth } from '@/features/auth';
import { toCreditNote, toInvoice } from './invoice';
import { openReceipt } from './openReceipt';
import { hasReceipt, toReceipt, type Buyer } from './receipt';

type PaperButtonProps = Pick<ButtonProps, 'variant' | 'tabIndex' | 'onClick' | 'aria-haspopup'> & {
  payment: Payment;
  label: string;
};

function PaperButton({ payment, label, ...button }: PaperButtonProps) {
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`${label} for ${payment.title}`}
      {...button}
    >
      {label}
    </Button>
  );
}

type ReceiptButtonProps = Omit<PaperButtonProps, 'label' | 'onClick' | 'aria-haspopup'> & {
  /** The customer who paid; defaults to the signed-in user. */
  buyer?: Buyer;
};

/** Opens the receipt of a completed payment; the variant `text` is for use within a line of text. */
export function ReceiptButton({ buyer, ...button }: ReceiptButtonProps) {
  const { user } = useAuth();
  const paidBy = buyer ?? user;
  if (!paidBy) return null;
  const open = () => openReceipt(toReceipt(button.payment, paidBy));
  return <PaperButton label="Receipt" {...button} onClick={open} />;
}

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
  const issued = invoice && toInvoice(payment, invoice, user);
  const open = () => (issued ? openReceipt(issued) : onIssue(payment));
  const popup = issued ? undefined : 'dialog';
  return <PaperButton payment={payment} label="Invoice" aria-haspopup={popup} onClick={open} />;
}

/** Opens the credit note of a refunded payment. Renders nothing without one. */
export function CreditNoteButton({ payment }: { payment: Payment }) {
  const { user } = useAuth();
  const note = user && toCreditNote(payment, user);
  if (!note) return null;
  return <PaperButton payment={payment} label="Credit note" onClick={() => openReceipt(note)} />;
}
