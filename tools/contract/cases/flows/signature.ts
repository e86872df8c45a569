import { createHmac } from 'node:crypto';

/** The signature of a payment as the provider gives it: HMAC-SHA256 of `order|payment`, hexadecimal. */
export function signPayment(secret: string, orderId: string, paymentId: string): string {
  return createHmac('sha256', secret).update(`${orderId}|${paymentId}`).digest('hex');
}
