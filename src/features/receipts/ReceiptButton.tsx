import Button, { type ButtonProps } from '@mui/material/Button';
import type { Payment } from '@/api/paymentsApi';
import { offers } from '@/config/offers';
import { site } from '@/config/site';
import { useAuth } from '@/features/auth';
import { toCreditNote, toInvoice } from './invoice';
import { openReceipt } from './openReceipt';
import { statusOf } from './paymentStatuses';
import { type Buyer, toReceipt } from './receipt';

type ReceiptButtonProps = Pick<ButtonProps, 'variant' | 'tabIndex'> & {
  payment: Payment;
  /** The customer who paid; defaults to the signed-in user. */
  buyer?: Buyer;
};

/** Opens the receipt of a completed payment; the variant `text` is for use within a line of text. */
export function ReceiptButton({ payment, buyer, ...button }: ReceiptButtonProps) {
  const { user } = useAuth();
  const paidBy = buyer ?? user;
  if (!paidBy) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`Receipt for ${payment.title}`}
      onClick={() => openReceipt(toReceipt(payment, paidBy))}
      {...button}
    >
      Receipt
    </Button>
  );
}

/** A document about a payment. */
export type Paper = {
  label: 'Receipt' | 'Invoice' | 'Credit note';
  open: () => void;
  /** Whether a dialog asks for the billing details first. */
  hasDialog?: boolean;
};

/**
 * Returns the documents about a payment of the signed-in user. There is no invoice if the shop has no
 * GSTIN or the backend issues none; `onIssue` is called if it has not been issued yet.
 */
export function usePapers(payment: Payment, onIssue: (payment: Payment) => void): Paper[] {
  const { user } = useAuth();
  const papers: Paper[] = [];
  if (!user) return papers;
  const { invoice } = payment;
  const { isPaid } = statusOf(payment);
  if (isPaid) {
    papers.push({ label: 'Receipt', open: () => openReceipt(toReceipt(payment, user)) });
  }
  if (invoice) {
    const issued = toInvoice(payment, invoice, user);
    if (issued) papers.push({ label: 'Invoice', open: () => openReceipt(issued) });
  } else if (invoice === null && site.tax && offers('invoices') && isPaid) {
    papers.push({ label: 'Invoice', open: () => onIssue(payment), hasDialog: true });
  }
  const note = toCreditNote(payment, user);
  if (note) papers.push({ label: 'Credit note', open: () => openReceipt(note) });
  return papers;
}
