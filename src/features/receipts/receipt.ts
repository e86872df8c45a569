import type { Payment } from '@/api/paymentsApi';
import { site } from '@/config/site';
import { formatDay } from '@/lib/dates';
import { formatRupees } from '@/lib/money';

/** The content of a receipt, as text. */
export type Receipt = {
  number: string;
  seller: { name: string; address: string; contact: string };
  lines: readonly { term: string; value: string }[];
  /** The formatted total in rupees. */
  total: string;
};

/** The user who paid. */
export type Buyer = { name: string; email: string };

const NUMBER_PREFIX = 'LY';
const ID_PART_LENGTH = 8;

/** Stable for a payment: the day of the payment and the end of its order id. */
function receiptNumber({ purchase_date, razorpay_order_id }: Payment): string {
  const day = purchase_date.slice(0, 10).replaceAll('-', '');
  const id = razorpay_order_id.replace(/\W|_/g, '').slice(-ID_PART_LENGTH).toUpperCase();
  return [NUMBER_PREFIX, day, id].join('-');
}

/** Makes the receipt of a completed payment. */
export function toReceipt(payment: Payment, buyer: Buyer): Receipt {
  const number = receiptNumber(payment);
  return {
    number,
    seller: {
      name: site.siteName,
      address: site.address,
      contact: `${site.contactEmail} · ${site.contactPhone}`,
    },
    lines: [
      { term: 'Receipt number', value: number },
      { term: 'Date', value: formatDay(payment.purchase_date) },
      { term: 'Buyer', value: `${buyer.name} (${buyer.email})` },
      { term: 'Project', value: payment.title },
      { term: 'Payment ID', value: payment.razorpay_payment_id ?? 'Unknown' },
      { term: 'Order ID', value: payment.razorpay_order_id },
    ],
    total: formatRupees(payment.amount),
  };
}
