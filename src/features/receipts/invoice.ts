import type { Invoice, IssuedDetails, Payment } from '@/api/paymentsApi';
import { refundReasons } from '@/config/refundReasons';
import { taxTerms } from '@/config/site';
import { stateOfGstin } from '@/lib/gstin';
import { formatRupees, PAISE_PER_RUPEE, toPaise } from '@/lib/money';
import { formatDay } from '@/lib/time';
import { statusOf } from './paymentStatuses';
import {
  type Buyer,
  buyerLine,
  detailsOf,
  type Line,
  paymentLines,
  type Receipt,
  sellerOf,
} from './receipt';

const formatPaise = (paise: number) => formatRupees(paise / PAISE_PER_RUPEE);

/** Describes the supply for an invoice and its credit note; `suffix` is appended to the tax names. */
function describeSupply(
  details: IssuedDetails,
  payment: Payment,
  invoice: Invoice,
  suffix = '',
): { lines: Line[]; parts: Line[] } {
  // If the buyer has no GSTIN, the place of supply is the seller's state.
  const own = stateOfGstin(details.seller_gstin ?? '');
  const place = stateOfGstin(invoice.gstin ?? '') ?? own;
  const { tax_code: code = taxTerms.sac, tax_rate: rate = taxTerms.rate } = details;
  const split = splitTax(toPaise(payment.amount), rate, place?.code === own?.code);
  return {
    lines: [
      ...(invoice.business_name ? [{ term: 'Billed to', value: invoice.business_name }] : []),
      ...(invoice.gstin ? [{ term: 'GSTIN of the buyer', value: invoice.gstin }] : []),
      buyerLine(details),
      { term: 'Place of supply', value: place ? `${place.name} (${place.code})` : 'Unknown' },
      { term: 'Project', value: details.project_title },
      { term: 'SAC', value: code },
    ],
    parts: [
      { term: `Taxable value${suffix}`, value: formatPaise(split.taxable) },
      ...split.taxes.map(({ name, rate, paise }) => ({
        term: `${name} ${rate}%${suffix}`,
        value: formatPaise(paise),
      })),
    ],
  };
}

/** Creates the tax invoice of a payment; null if the shop has no GSTIN. */
export function toInvoice(payment: Payment, invoice: Invoice, buyer: Buyer): Receipt | null {
  const details = detailsOf(invoice.issued, payment, buyer);
  if (!details.seller_gstin) return null;
  const { lines, parts } = describeSupply(details, payment, invoice);
  const { isRefunded } = statusOf(payment);
  return {
    heading: 'Tax invoice',
    number: invoice.number,
    seller: sellerOf(details, details.seller_gstin),
    lines: [
      { term: 'Invoice number', value: invoice.number },
      { term: 'Invoice date', value: formatDay(invoice.issued_at) },
      { term: 'Date of payment', value: formatDay(payment.purchase_date) },
      ...lines,
      ...paymentLines(payment),
      // The day of the approval, which stamps the invoice; the payout follows and changes nothing here.
      ...(isRefunded && payment.refund
        ? [{ term: 'Refund approved on', value: formatDay(payment.refund.decided_at) }]
        : []),
    ],
    parts,
    totalLabel: 'Total paid',
    total: formatRupees(payment.amount),
    stamp: isRefunded ? 'Refunded' : 'Paid',
  };
}

/** Creates the credit note that cancels an invoice; null if there is none or the shop has no GSTIN. */
export function toCreditNote(payment: Payment, buyer: Buyer): Receipt | null {
  const { invoice, refund } = payment;
  const note = invoice?.credit_note;
  if (!note) return null;
  const details = detailsOf(invoice.issued, payment, buyer);
  if (!details.seller_gstin) return null;
  const { lines, parts } = describeSupply(details, payment, invoice, ' reversed');
  return {
    heading: 'Credit note',
    number: note.number,
    seller: sellerOf(details, details.seller_gstin),
    lines: [
      { term: 'Credit note number', value: note.number },
      { term: 'Date', value: formatDay(note.issued_at) },
      { term: 'For invoice', value: `${invoice.number} of ${formatDay(invoice.issued_at)}` },
      ...(refund ? [{ term: 'Reason', value: refundReasons[refund.reason].label }] : []),
      ...lines,
      ...paymentLines(payment),
    ],
    parts,
    totalLabel: 'Total credited',
    total: formatRupees(payment.amount),
    stamp: 'Credited',
  };
}

/** The taxable value and GST in a price, in paise. */
type TaxSplit = {
  taxable: number;
  /** CGST and SGST within the seller's state, otherwise IGST. */
  taxes: readonly { name: 'CGST' | 'SGST' | 'IGST'; rate: number; paise: number }[];
};

const PER_CENT = 100;

/** Splits a price that includes GST at `rate` per cent; the parts add up to the price. */
export function splitTax(totalPaise: number, rate: number, isWithinState: boolean): TaxSplit {
  const tax = (totalPaise * rate) / (PER_CENT + rate);
  if (!isWithinState) {
    const paise = Math.round(tax);
    return { taxable: totalPaise - paise, taxes: [{ name: 'IGST', rate, paise }] };
  }
  // The two halves are equal by law, so they are rounded before the rest is taken.
  const half = { rate: rate / 2, paise: Math.round(tax / 2) };
  return {
    taxable: totalPaise - 2 * half.paise,
    taxes: [
      { name: 'CGST', ...half },
      { name: 'SGST', ...half },
    ],
  };
}
