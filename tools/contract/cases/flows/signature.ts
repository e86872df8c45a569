import { createHmac } from 'node:crypto';

/** Signs a payment as the provider does: the HMAC-SHA256 of `order|payment`, in hexadecimal. */
export function signPayment(secret: string, orderId: string, paymentId: string): string {
  return createHmac('sha256', secret).update(`${orderId}|${paymentId}`).digest('hex');
}
