import type { MailReceiptResponse } from '@/api/generated/payments.gen';
import type { DomainContext } from './context';
import { DomainError } from './errors';
import type { UserRow } from './model';
import { requireOwnOrder } from './orders';
import { sendMail } from './outbox';
import { receiptMail } from './receiptMail';

/** Maximum number of mails of one receipt in a minute: the first, and another at request. */
const MAILS_A_MINUTE = 2;
const MILLISECONDS_PER_MINUTE = 60_000;

/** Mails the receipt of a completed payment again; throws `tooManyRequests` after two in a minute. */
export function sendReceiptAgain(
  context: DomainContext,
  user: UserRow,
  orderId: string,
): MailReceiptResponse {
  const order = requireOwnOrder(context, user, orderId);
  if (order.status !== 'paid') {
    throw new DomainError('conflict', 'Only completed payments have a receipt');
  }
  const mail = receiptMail(context, user, order);
  const since = context.now().getTime() - MILLISECONDS_PER_MINUTE;
  const recent = context.store.mails
    .where('to', mail.to)
    .filter(({ text, sentAt }) => text === mail.text && Date.parse(sentAt) > since);
  if (recent.length >= MAILS_A_MINUTE) {
    throw new DomainError('tooManyRequests', 'Too many requests, please try again in a minute');
  }
  sendMail(context, mail);
  context.store.orders.put({ ...order, mailedAgainTo: mail.to });
  return { success: true, message: `Receipt sent to ${mail.to}` };
}
