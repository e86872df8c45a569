import { parseRupees } from '@/lib/money';
import type { Payment as SentPayment } from './generated/payments.gen';

/** A payment with the shop's names for the provider's ids, and its amount in rupees. */
export type Paid<Sent extends SentPayment> = Omit<
  Sent,
  'amount' | 'razorpay_order_id' | 'razorpay_payment_id'
> & { amount: number; orderId: string; paymentId: string | null };

/** Returns a payment by the shop's names, with its amount, which may be sent as text, in rupees. */
export function readPayment<Sent extends SentPayment>({
  amount,
  razorpay_order_id: orderId,
  razorpay_payment_id: paymentId,
  ...payment
}: Sent): Paid<Sent> {
  return { ...payment, amount: parseRupees(amount), orderId, paymentId };
}
