import type {
  DecideRefundResponse,
  GrantRefundResponse,
  RefundStatus,
} from '@/api/generated/admin.gen';
import { refundLimits } from '@/config/refundReasons';
import { countCharacters } from '@/lib/text';
import type { DomainContext } from '../context';
import { DomainError } from '../errors';
import { creditInvoice } from '../invoices';
import type { OrderRow, RefundRow } from '../model';
import { readRefundInput } from '../refundInput';
import { mailRefund } from '../refundMail';
import { grantObstacle } from '../refundRows';
import { toPlainText } from '../reviewInput';
import { toAdminPayment } from './payments';

type Fields = Readonly<Record<string, unknown>>;
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

const TEXT_PROBLEMS = {
  tooShort: `Please tell the buyer the reason in at least ${refundLimits.textMin} characters`,
  tooLong: `The text can have at most ${refundLimits.textMax} characters`,
};

const isDecision = (value: unknown): value is Decision =>
  typeof value === 'string' && Object.hasOwn(STEPS, value);

const reject = (field: string, message: string) =>
  new DomainError('badRequest', message, { [field]: message });

function readNote(value: unknown): string | null {
  if (value === undefined) return null;
  const note = typeof value === 'string' ? toPlainText(value) : undefined;
  if (note === undefined) throw reject('note', 'The note must be text');
  if (countCharacters(note) > refundLimits.noteMax) {
    throw reject('note', `The note can have at most ${refundLimits.noteMax} characters`);
  }
  return note || null;
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
  const order = requireOrder(context, orderId);
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
  const decided: RefundRow = {
    ...refund,
    status: decision,
    note: note ?? refund.note,
    ...(decision === 'refunded' ? { refundedAt: now } : { decidedAt: now }),
  };
  return save(
    context,
    decision === 'approved' ? withApproval(context, order, decided) : { ...order, refund: decided },
  );
}

/** Opens a refund of a completed payment for the shop, which is approved at once. */
export function grantRefund(
  context: DomainContext,
  orderId: string,
  fields: Fields,
): GrantRefundResponse {
  const order = requireOrder(context, orderId);
  const input = readRefundInput(fields, TEXT_PROBLEMS);
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
