import type { IssuedDetails, Payment } from '@/api/paymentsApi';
import { site, taxTerms } from '@/config/site';
import { formatRupees } from '@/lib/money';
import { formatDay, shopDayDigits } from '@/lib/time';
import { statusOf } from './paymentStatuses';

/** A labelled line of text. */
export type Line = { term: string; value: string };

/** The content of a receipt or a tax invoice, as text. */
export type Receipt = {
  heading: 'Receipt' | 'Tax invoice' | 'Credit note';
  number: string;
  seller: { name: string; address: string; contact: string; gstin: string | null };
  lines: readonly Line[];
  /** The parts of the total; on a receipt the tax that a price includes. */
  parts: readonly Line[];
  totalLabel: 'Total paid' | 'Total credited';
  /** The formatted total in rupees. */
  total: string;
  /** Stamped across the page. */
  stamp: 'Paid' | 'Refunded' | 'Credited';
};

/** The user who paid. */
export type Buyer = { name: string; email: string };

const NUMBER_PREFIX = 'LY';
const ID_PART_LENGTH = 8;

const METHODS: Readonly<Record<string, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
};

/** Returns the number of a payment's receipt: the shop's day of the payment and the end of its order id. */
export function receiptNumber({
  purchase_date,
  orderId,
}: Pick<Payment, 'purchase_date' | 'orderId'>): string {
  const id = orderId.replace(/\W|_/g, '').slice(-ID_PART_LENGTH).toUpperCase();
  return [NUMBER_PREFIX, shopDayDigits(purchase_date), id].filter(Boolean).join('-');
}

/** Returns what a document said when it was issued; what is true now if the backend does not keep it. */
export const detailsOf = (
  issued: IssuedDetails | null | undefined,
  { title }: Payment,
  { name, email }: Buyer,
): IssuedDetails =>
  issued ?? {
    project_title: title,
    buyer_name: name,
    buyer_email: email,
    seller_name: site.siteName,
    seller_address: site.address,
    seller_contact: `${site.contactEmail} · ${site.contactPhone}`,
    seller_gstin: site.tax?.gstin ?? null,
  };

/** Returns the seller's details, with the GSTIN on tax documents. */
export const sellerOf = (details: IssuedDetails, gstin: string | null) => ({
  name: details.seller_name,
  address: details.seller_address,
  contact: details.seller_contact,
  gstin,
});

/** Returns the line of the buyer. */
export const buyerLine = ({ buyer_name, buyer_email }: IssuedDetails): Line => ({
  term: 'Buyer',
  value: `${buyer_name} (${buyer_email})`,
});

/** Returns the lines with the payment method and ids. */
export function paymentLines({ method, paymentId, orderId }: Payment): Line[] {
  return [
    ...(method ? [{ term: 'Paid by', value: METHODS[method] ?? method }] : []),
    { term: 'Payment ID', value: paymentId ?? 'Unknown' },
    { term: 'Order ID', value: orderId },
  ];
}

/** Creates the receipt of a completed payment. */
export function toReceipt(payment: Payment, buyer: Buyer): Receipt {
  const number = receiptNumber(payment);
  const details = detailsOf(payment.receipt, payment, buyer);
  const { seller_gstin, tax_rate: rate = taxTerms.rate } = details;
  return {
    heading: 'Receipt',
    number,
    seller: sellerOf(details, null),
    lines: [
      { term: 'Receipt number', value: number },
      { term: 'Date', value: formatDay(payment.purchase_date) },
      buyerLine(details),
      { term: 'Project', value: details.project_title },
      ...paymentLines(payment),
    ],
    parts: seller_gstin
      ? [
          {
            term: `Of it GST ${rate}%`,
            value: formatRupees((payment.amount * rate) / (100 + rate)),
          },
        ]
      : [],
    totalLabel: 'Total paid',
    total: formatRupees(payment.amount),
    stamp: 'Paid',
  };
}

/**
 * Returns the payment of a purchase; undefined if there is none, if it is ambiguous, or if the
 * backend's payments lack the project's id. Of several, the one with the time of the purchase counts.
 */
export function findPayment(
  payments: readonly Payment[],
  { id, purchase_date }: { id: number; purchase_date?: string },
): Payment | undefined {
  const candidates = payments.filter(
    (payment) => payment.project_id === id && statusOf(payment).isPaid,
  );
  return (
    candidates.find((payment) => payment.purchase_date === purchase_date) ??
    (candidates.length === 1 ? candidates[0] : undefined)
  );
}
