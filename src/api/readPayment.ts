import type { Payment } from './generated/payments.gen';
import { readText, readTitle } from './readText';

/** Returns a payment with all its texts, since a backend may lack some of them. */
export function readPayment<Entry extends Payment>(payment: Entry): Entry {
  return {
    ...payment,
    title: readTitle(payment.title),
    status: readText(payment.status),
    purchase_date: readText(payment.purchase_date),
    razorpay_payment_id: readText(payment.razorpay_payment_id) || null,
    razorpay_order_id: readText(payment.razorpay_order_id),
  };
}
