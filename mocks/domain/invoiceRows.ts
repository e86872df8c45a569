import type { Invoice } from '@/api/generated/payments.gen';
import type { InvoiceRow } from './model';

/** Converts a row to the invoice as the buyer and admins see it. */
export function toInvoice({
  number,
  issuedAt,
  businessName,
  gstin,
  issued,
  creditNote,
}: InvoiceRow): Invoice {
  return {
    number,
    issued_at: issuedAt,
    business_name: businessName,
    gstin,
    ...(issued && { issued }),
    credit_note: creditNote && { number: creditNote.number, issued_at: creditNote.issuedAt },
  };
}
