import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Payment } from '@/api/paymentsApi';
import { site } from '@/config/site';
import { useAuth } from '@/features/auth';
import { lazyPart, offerRetryInCorner } from '@/ui/lazyPart';
import { openReceipt } from './openReceipt';
import { toInvoice } from './invoice';
import { hasReceipt, type Buyer } from './receipt';

const InvoiceDialog = lazyPart(
  () => import(/* webpackChunkName: "invoice-dialog" */ './InvoiceDialog'),
  { name: 'the invoice', loading: null, fallback: offerRetryInCorner },
);

type InvoiceButtonProps = {
  payment: Payment;
  /**
   * The customer who paid, for staff, who cannot issue invoices; defaults to the signed-in user.
   */
  buyer?: Buyer;
  tabIndex?: number | undefined;
};

/**
 * Opens the tax invoice of a payment, or first asks for the billing details. Renders nothing if the
 * shop has no GSTIN or the backend issues no invoices.
 */
export function InvoiceButton({ payment, buyer, tabIndex }: InvoiceButtonProps) {
  const { user } = useAuth();
  const [isAsking, setAsking] = useState(false);
  const paidBy = buyer ?? user;
  const { invoice } = payment;
  if (!paidBy || !site.tax || invoice === undefined) return null;
  if (!invoice && (buyer || !hasReceipt(payment))) return null;

  const open = () => {
    const document = invoice && toInvoice(payment, invoice, paidBy);
    if (document) openReceipt(document);
    else setAsking(true);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        tabIndex={tabIndex}
        aria-label={`Invoice for ${payment.title}`}
        onClick={open}
      >
        Invoice
      </Button>
      {isAsking && (
        <InvoiceDialog payment={payment} buyer={paidBy} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
