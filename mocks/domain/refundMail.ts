import { refundReasons } from '@/config/refundReasons';
import { formatRupees } from '@/lib/money';
import type { DomainContext } from './context';
import { issuedTitle } from './issuedDetails';
import type { OrderRow, RefundRow } from './model';
import { sendMail } from './outbox';
import { GRANT_LETTER, REFUND_STATUSES } from './refundStatuses';

const isGranted = ({ status, openedBy }: RefundRow) => openedBy === 'shop' && status === 'approved';

/** Returns why the shop refunds the payment, or what it has noted on the refund, if anything. */
function answerTo(refund: RefundRow): string {
  const { reason, text, note, openedBy } = refund;
  if (!isGranted(refund)) {
    return note ? `Our ${openedBy === 'shop' ? 'note' : 'answer'}: ${note}\n\n` : '';
  }
  return `Our reason (${refundReasons[reason].label}): ${text}\n\n`;
}

/** Mails a buyer the status of a refund, unless the account was deleted. */
export function mailRefund(context: DomainContext, order: OrderRow): void {
  const { refund } = order;
  const user = context.store.users.get(order.userId);
  if (!refund || !user || user.deletedAt) return;
  const title = issuedTitle(context, order);
  const { letter } = REFUND_STATUSES[refund.status];
  const { subject, text } = isGranted(refund) ? GRANT_LETTER : letter;
  sendMail(context, {
    to: user.email,
    subject: subject(title),
    text:
      `Hello ${user.name},\n\n${text(formatRupees(order.amountPaise / 100))}\n\n` +
      answerTo(refund) +
      `Order number: ${order.id}`,
    link: `/payments?search=${order.id}`,
  });
}
