import { formatRupees } from '@/lib/money';
import { formatDay } from '@/lib/time';
import type { DomainContext } from './context';
import { issuedTitle } from './issuedDetails';
import type { OrderRow, UserRow } from './model';
import type { Mail } from './outbox';

/** Returns the mail with the receipt of a payment and the link to its project. */
export function receiptMail(context: DomainContext, user: UserRow, order: OrderRow): Mail {
  const title = issuedTitle(context, order);
  const amount = formatRupees(order.amountPaise / 100);
  return {
    to: user.email,
    subject: `Receipt for ${title}`,
    text:
      `Hello ${user.name},\n\n` +
      `thank you for your purchase. We received ${amount} for ${title}.\n\n` +
      `Payment ID: ${order.paymentId}\nOrder number: ${order.id}\nDate: ${formatDay(order.createdAt)} (IST)\n\n` +
      'The project is yours: open this mail on your laptop and download it as often as you like.',
    link: `/projects/${order.projectId}`,
  };
}
