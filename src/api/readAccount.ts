import { parseRupees } from '@/lib/money';
import type { User } from './generated/auth.gen';
import type { Payment as SentPayment } from './generated/payments.gen';
import { readText, readTexts, readTitle, type Read } from './read';

/** A payment whose amount is in rupees. */
export type Paid<Sent extends SentPayment> = Read<Sent, { amount: number }>;

/** Returns a user with all texts, since a backend may lack some of them. */
export function readUser<Entry extends User>(user: Entry): Entry {
  return {
    ...user,
    name: readText(user.name),
    email: readText(user.email),
    phone: readText(user.phone) || null,
    created_at: readText(user.created_at),
    role: readText(user.role),
  };
}

/** Returns a payment with all its texts, since a backend may lack some of them. */
export function readPayment<Sent extends SentPayment>(payment: Sent): Paid<Sent> {
  return {
    ...payment,
    amount: parseRupees(payment.amount),
    title: readTitle(payment.title),
    status: readText(payment.status),
    purchase_date: readText(payment.purchase_date),
    razorpay_payment_id: readText(payment.razorpay_payment_id) || null,
    razorpay_order_id: readText(payment.razorpay_order_id),
    receipt_email: readText(payment.receipt_email) || null,
    refund_reasons: readTexts(payment.refund_reasons),
  };
}
