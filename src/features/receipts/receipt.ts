import type { Invoice, Payment } from '@/api/paymentsApi';
import { site } from '@/config/site';
import { formatDay } from '@/lib/dates';
import { stateOfGstin } from '@/lib/gstin';
import { formatRupees, toPaise } from '@/lib/money';
import { splitTax } from './tax';

type Line = { term: string; value: string };

/** The content of a receipt or a tax invoice, as text. */
export type Receipt = {
  heading: 'Receipt' | 'Tax invoice';
  number: string;
  seller: { name: string; address: string; contact: string; gstin: string | null };
  lines: readonly Line[];
  /** What the total consists of; empty on a receipt. */
  parts: readonly Line[];
  /** The formatted total in rupees. */
  total: string;
  /** Set across the page: whether the seller has the money. */
  stamp: 'Paid' | 'Refunded';
};

/** The user who paid. */
export type Buyer = { name: string; email: string };

const NUMBER_PREFIX = 'LY';
const ID_PART_LENGTH = 8;
const COMPLETED = 'completed';
const REFUNDED = 'refunded';
const PAISE_PER_RUPEE = 100;

const METHODS: Readonly<Record<string, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
};

/** Returns whether there is a receipt of a payment. */
export function hasReceipt({ status }: Pick<Payment, 'status'>): boolean {
  return status === COMPLETED;
}

/** Stable for a payment: the day of the payment and the end of its order id. */
export function receiptNumber({
  purchase_date,
  razorpay_order_id,
}: Pick<Payment, 'purchase_date' | 'razorpay_order_id'>): string {
  const day = purchase_date.slice(0, 10).replaceAll('-', '');
  const id = razorpay_order_id.replace(/\W|_/g, '').slice(-ID_PART_LENGTH).toUpperCase();
  return [NUMBER_PREFIX, day, id].join('-');
}

const formatPaise = (paise: number) => formatRupees(paise / PAISE_PER_RUPEE);

const seller = (gstin: string | null) => ({
  name: site.siteName,
  address: site.address,
  contact: `${site.contactEmail} · ${site.contactPhone}`,
  gstin,
});

function paymentLines({ method, razorpay_payment_id, razorpay_order_id }: Payment): Line[] {
  return [
    ...(method ? [{ term: 'Paid by', value: METHODS[method] ?? method }] : []),
    { term: 'Payment ID', value: razorpay_payment_id ?? 'Unknown' },
    { term: 'Order ID', value: razorpay_order_id },
  ];
}

/** Makes the receipt of a completed payment. */
export function toReceipt(payment: Payment, buyer: Buyer): Receipt {
  const number = receiptNumber(payment);
  return {
    heading: 'Receipt',
    number,
    seller: seller(null),
    lines: [
      { term: 'Receipt number', value: number },
      { term: 'Date', value: formatDay(payment.purchase_date) },
      { term: 'Buyer', value: `${buyer.name} (${buyer.email})` },
      { term: 'Project', value: payment.title },
      ...paymentLines(payment),
    ],
    parts: [],
    total: formatRupees(payment.amount),
    stamp: 'Paid',
  };
}

/** Makes the tax invoice of a payment; null while the shop has no GSTIN. */
export function toInvoice(payment: Payment, invoice: Invoice, buyer: Buyer): Receipt | null {
  const { tax } = site;
  if (!tax) return null;
  // Without a GSTIN of the buyer, the place of supply is that of the seller.
  const own = stateOfGstin(tax.gstin);
  const place = stateOfGstin(invoice.gstin ?? tax.gstin) ?? own;
  const split = splitTax(toPaise(payment.amount), tax.rate, place?.code === own?.code);
  const isRefunded = payment.status === REFUNDED;
  return {
    heading: 'Tax invoice',
    number: invoice.number,
    seller: seller(tax.gstin),
    lines: [
      { term: 'Invoice number', value: invoice.number },
      { term: 'Invoice date', value: formatDay(invoice.issued_at) },
      { term: 'Date of payment', value: formatDay(payment.purchase_date) },
      ...(invoice.business_name ? [{ term: 'Billed to', value: invoice.business_name }] : []),
      ...(invoice.gstin ? [{ term: 'GSTIN of the buyer', value: invoice.gstin }] : []),
      { term: 'Buyer', value: `${buyer.name} (${buyer.email})` },
      { term: 'Place of supply', value: place ? `${place.name} (${place.code})` : 'Unknown' },
      { term: 'Project', value: payment.title },
      { term: 'SAC', value: tax.sac },
      ...paymentLines(payment),
      ...(isRefunded && payment.refund
        ? [
            {
              term: 'Refunded on',
              value: formatDay(payment.refund.refunded_at ?? payment.refund.decided_at),
            },
          ]
        : []),
    ],
    parts: [
      { term: 'Taxable value', value: formatPaise(split.taxable) },
      ...split.taxes.map(({ name, rate, paise }) => ({
        term: `${name} ${rate}%`,
        value: formatPaise(paise),
      })),
    ],
    total: formatRupees(payment.amount),
    stamp: isRefunded ? 'Refunded' : 'Paid',
  };
}
