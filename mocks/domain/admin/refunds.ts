import type { DecideRefundResponse, GrantRefundResponse } from '@/api/generated/admin.gen';
import { refundLimits } from '@/config/refundReasons';
import { isRowOf } from '@/lib/tables';
import type { DomainContext } from '../context';
import { DomainError } from '../errors';
import { type Fields, readFields, readText, reject } from '../fields';
import { creditInvoice } from '../invoices';
import type { OrderRow, RefundRow } from '../model';
import { readRefundInput } from '../refundInput';
import { mailRefund } from '../refundMail';
import { grantObstacle } from '../refundRows';
import { REFUND_STATUSES } from '../refundStatuses';
import { toAdminPayment } from './payments';

const TEXT_PROBLEMS = {
  tooShort: `Please tell the buyer the reason in at least ${refundLimits.textMin} characters`,
  tooLong: `The text can have at most ${refundLimits.textMax} characters`,
};

const NOTE = {
  max: refundLimits.noteMax,
  tooLong: `The note can have at most ${refundLimits.noteMax} characters`,
};

function readNote(note: unknown): string | null {
  if (note === undefined) return null;
  if (typeof note !== 'string') reject('The note must be text', 'note');
  return readFields({ note }, { note: (value) => readText(value, NOTE) || null }).note;
}

function requireOrder({ store }: DomainContext, orderId: string): OrderRow {
  const order = store.orders.get(orderId);
  if (!order) throw new DomainError('notFound', 'Order not found');
  return order;
}

/** Returns an order whose refund is approved, which ends the ownership and cancels the invoice. */
const withApproval = (context: DomainContext, order: OrderRow, refund: RefundRow): OrderRow => ({
  ...order,
  status: 'refunded',
  invoice: creditInvoice(context, order),
  refund,
});

function save(context: DomainContext, order: OrderRow): DecideRefundResponse {
  const changed = context.store.orders.put(order);
  mailRefund(context, changed);
  return { payment: toAdminPayment(context, changed) };
}

/** Approves or declines the refund of an order, or records that it was paid out. */
export function decideRefund(
  context: DomainContext,
  orderId: string,
  fields: Fields,
): DecideRefundResponse {
  const { status } = fields;
  if (!isRowOf(REFUND_STATUSES, status) || !REFUND_STATUSES[status].step) {
    reject('A refund is approved, declined or refunded', 'status');
  }
  const { step } = REFUND_STATUSES[status];
  const note = readNote(fields.note);
  if (step.needsNote && !note) {
    reject('Please tell the buyer why the refund is declined', 'note');
  }
  const order = requireOrder(context, orderId);
  const { refund } = order;
  if (!refund) throw new DomainError('conflict', 'Nobody has asked for this refund');
  if (refund.status !== step.from) {
    throw new DomainError('conflict', REFUND_STATUSES[refund.status].obstacle);
  }
  const decided: RefundRow = {
    ...refund,
    status,
    note: note ?? refund.note,
    [step.day]: context.now().toISOString(),
  };
  return save(
    context,
    step.isApproval ? withApproval(context, order, decided) : { ...order, refund: decided },
  );
}

/** Opens a refund of a completed payment for the shop, which is approved at once. */
export function grantRefund(
  context: DomainContext,
  orderId: string,
  fields: Fields,
): GrantRefundResponse {
  const input = readRefundInput(fields, TEXT_PROBLEMS);
  const order = requireOrder(context, orderId);
  const problem = grantObstacle(order);
  if (problem) throw new DomainError('conflict', problem);
  const now = context.now().toISOString();
  return save(
    context,
    withApproval(context, order, {
      status: 'approved',
      openedBy: 'shop',
      ...input,
      requestedAt: now,
      note: null,
      decidedAt: now,
      refundedAt: null,
    }),
  );
}

/** Records a refund that the provider has paid out, whoever has opened it, also in the provider's dashboard. */
export function recordRefund(context: DomainContext, order: OrderRow): void {
  const now = context.now().toISOString();
  const refund: RefundRow = order.refund ?? {
    status: 'refunded',
    openedBy: 'shop',
    reason: 'payment_error',
    text: 'Refunded by the payment provider',
    requestedAt: now,
    note: null,
    decidedAt: now,
    refundedAt: now,
  };
  const { decidedAt } = refund;
  const paidOut = {
    ...refund,
    status: 'refunded',
    decidedAt: decidedAt ?? now,
    refundedAt: now,
  } as const;
  save(context, withApproval(context, order, paidOut));
}
