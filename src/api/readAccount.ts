import type { User } from './generated/auth.gen';
import type { Payment } from './generated/payments.gen';
import { readText, readTexts, readTitle } from './read';

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
export function readPayment<Entry extends Payment>(payment: Entry): Entry {
  return {
    ...payment,
    title: readTitle(payment.title),
    status: readText(payment.status),
    purchase_date: readText(payment.purchase_date),
    razorpay_payment_id: readText(payment.razorpay_payment_id) || null,
    razorpay_order_id: readText(payment.razorpay_order_id),
    refund_reasons: readTexts(payment.refund_reasons),
  };
}
