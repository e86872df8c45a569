import type { DecideRefundResponse, RefundStatus } from '@/api/generated/admin.gen';
import { refundLimits } from '@/config/refundReasons';
import type { DomainContext } from '../context';
import { DomainError } from '../errors';
import { creditInvoice } from '../invoices';
import { mailRefund } from '../refundMail';
import { toPlainText } from '../reviewInput';
import { toAdminPayment } from './payments';

type Decision = Exclude<RefundStatus, 'requested'>;

/** The status from which each decision is possible. */
const STEPS: Record<Decision, RefundStatus> = {
  approved: 'requested',
  declined: 'requested',
  refunded: 'approved',
};

const STATES: Record<RefundStatus, string> = {
  requested: 'has not been decided yet',
  approved: 'was approved already',
  declined: 'was declined already',
  refunded: 'was paid out already',
};

const isDecision = (value: unknown): value is Decision =>
  typeof value === 'string' && Object.hasOwn(STEPS, value);

const reject = (field: string, message: string) =>
  new DomainError('badRequest', message, { [field]: message });

function readNote(value: unknown): string | null {
  if (value === undefined) return null;
  const note = typeof value === 'string' ? toPlainText(value) : undefined;
  if (note === undefined) throw reject('note', 'The note must be text');
  if (note.length > refundLimits.noteMax) {
    throw reject('note', `The note can have at most ${refundLimits.noteMax} characters`);
  }
  return note || null;
}

/** Approves or declines the refund of an order, or records that it was paid out. */
export function decideRefund(
  context: DomainContext,
  orderId: string,
  fields: Readonly<Record<string, unknown>>,
): DecideRefundResponse {
  const { orders } = context.store;
  const order = orders.get(orderId);
  if (!order) throw new DomainError('notFound', 'Order not found');
  const { status: decision } = fields;
  if (!isDecision(decision)) {
    throw reject('status', 'A refund is approved, declined or refunded');
  }
  const note = readNote(fields.note);
  const { refund } = order;
  if (!refund) throw new DomainError('conflict', 'Nobody has asked for this refund');
  if (refund.status !== STEPS[decision]) {
    throw new DomainError('conflict', `This refund ${STATES[refund.status]}`);
  }
  if (decision === 'declined' && !note) {
    throw reject('note', 'Please tell the buyer why the refund is declined');
  }
  const now = context.now().toISOString();
  const changed = orders.put({
    ...order,
    // An approved refund ends the ownership, and a declined one leaves it.
    status: decision === 'declined' ? order.status : 'refunded',
    invoice: decision === 'approved' ? creditInvoice(context, order) : order.invoice,
    refund: {
      ...refund,
      status: decision,
      note: note ?? refund.note,
      ...(decision === 'refunded' ? { refundedAt: now } : { decidedAt: now }),
    },
  });
  mailRefund(context, changed);
  return { payment: toAdminPayment(context, changed) };
}
