import type { Payment } from '@/api/paymentsApi';
import { site } from '@/config/site';
import { formatDay } from '@/lib/dates';
import { formatRupees } from '@/lib/money';

/** What a receipt says: its number, and its lines in order, all as text. */
export type Receipt = {
  number: string;
  seller: { name: string; address: string; contact: string };
  lines: readonly { term: string; value: string }[];
  /** Rupees as they are read. */
  total: string;
};

/** Whoever paid. */
export type Buyer = { name: string; email: string };

const NUMBER_PREFIX = 'LY';
const ID_PART_LENGTH = 8;

/** The same for the same payment: the day it was made and the end of its order's id. */
function receiptNumber({ purchase_date, razorpay_order_id }: Payment): string {
  const day = purchase_date.slice(0, 10).replaceAll('-', '');
  const id = razorpay_order_id.replace(/\W|_/g, '').slice(-ID_PART_LENGTH).toUpperCase();
  return [NUMBER_PREFIX, day, id].join('-');
}

/** The receipt of a completed payment for its buyer. */
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
