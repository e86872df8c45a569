import { parseRupees } from '@/lib/money';
import type { Payment as SentPayment } from './generated/payments.gen';
import type { Replace } from './replace';

/** A payment whose amount is in rupees. */
export type Paid<Sent extends SentPayment> = Replace<Sent, { amount: number }>;

/** Returns a payment with its amount as a number. */
export const readPayment = <Sent extends SentPayment>(payment: Sent): Paid<Sent> => ({
  ...payment,
  amount: parseRupees(payment.amount),
});
