import type { RefundStatus } from '@/api/generated/admin.gen';
import { refundReasons } from '@/config/refundReasons';
import { formatRupees } from '@/lib/money';
import { requireProject } from './catalogue';
import type { DomainContext } from './context';
import type { OrderRow, RefundRow } from './model';
import { sendMail } from './outbox';

type Letter = { subject: (title: string) => string; text: (amount: string) => string };

const letters: Record<RefundStatus, Letter> = {
  requested: {
    subject: (title) => `We have your request for a refund of ${title}`,
    text: (amount) =>
      `we have your request for a refund of ${amount}. We read it and answer by email.`,
  },
  approved: {
    subject: (title) => `Your refund of ${title} is approved`,
    text: (amount) =>
      `your refund of ${amount} is approved and passed to the payment provider. Your access to the project has ended.`,
  },
  declined: {
    subject: (title) => `Your refund of ${title} is declined`,
    text: (amount) =>
      `we cannot refund ${amount} under the refund policy. The project is still yours.`,
  },
  refunded: {
    subject: (title) => `Your refund of ${title} is on its way`,
    text: (amount) => `we have paid out your refund of ${amount}. Your bank may need a few days.`,
  },
};

/** The first letter about a refund that the buyer has not asked for. */
const granted: Letter = {
  subject: (title) => `We refund your payment for ${title}`,
  text: (amount) =>
    `we refund your payment of ${amount} and have passed the refund to the payment provider. Your access to the project has ended.`,
};

const isGranted = ({ status, openedBy }: RefundRow) => openedBy === 'shop' && status === 'approved';

/** Returns why the shop refunds the payment, or what it has noted on the refund, if anything. */
function answerTo(refund: RefundRow): string {
  const { reason, text, note, openedBy } = refund;
  if (!isGranted(refund)) {
    return note ? `Our ${openedBy === 'shop' ? 'note' : 'answer'}: ${note}\n\n` : '';
  }
  const { label } = refundReasons.find(({ id }) => id === reason)!;
  return `Our reason (${label}): ${text}\n\n`;
}

/** Mails a buyer the status of a refund, unless the account was deleted. */
export function mailRefund(context: DomainContext, order: OrderRow): void {
  const { refund } = order;
  const user = context.store.users.get(order.userId);
  if (!refund || !user || user.deletedAt) return;
  const { title } = requireProject(context, order.projectId);
  const { subject, text } = isGranted(refund) ? granted : letters[refund.status];
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
