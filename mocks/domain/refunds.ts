import type { PaymentAnswer } from '@/api/generated/payments.gen';
import { refundLimits, refundReasons } from '@/config/refundReasons';
import type { DomainContext } from './context';
import { DomainError } from './errors';
import type { OrderRow, RefundRow, UserRow } from './model';
import { requireOwnOrder, toPayment } from './orders';
import { mailRefund } from './refundMail';
import { refundReasonsOf } from './refundRows';
import { toPlainText } from './reviewInput';

type Fields = Readonly<Record<string, unknown>>;

const reject = (field: string, message: string) =>
  new DomainError('badRequest', message, { [field]: message });

function readText(value: unknown): string {
  const text = typeof value === 'string' ? toPlainText(value) : '';
  const { textMin, textMax } = refundLimits;
  if (text.length < textMin) {
    throw reject('text', `Please describe what is wrong in at least ${textMin} characters`);
  }
  if (text.length > textMax) {
    throw reject('text', `Your description can have at most ${textMax} characters`);
  }
  return text;
}

function readReason(value: unknown) {
  const reason = refundReasons.find(({ id }) => id === value);
  if (!reason) throw reject('reason', 'Please choose one of the reasons of the refund policy');
  return reason;
}

/** Returns why no refund of an order can be requested; undefined if one can. */
function obstacle({ status, refund }: OrderRow): string | undefined {
  if (refund) return 'You have asked for this refund already';
  if (status === 'refunded') return 'This payment was refunded already';
  if (status !== 'paid') return 'This payment is not completed, so there is nothing to refund';
  return undefined;
}

/** Records a buyer's refund request; throws `conflict` if the policy does not allow it. */
export function requestRefund(
  context: DomainContext,
  user: UserRow,
  orderId: string,
  fields: Fields,
): PaymentAnswer {
  const order = requireOwnOrder(context, user, orderId);
  const reason = readReason(fields.reason);
  const text = readText(fields.text);
  const problem = obstacle(order);
  if (problem) throw new DomainError('conflict', problem);
  if (!refundReasonsOf(context, order).includes(reason.id)) {
    const message = `For the reason "${reason.label}" this payment cannot be refunded any more. It must be reported ${reason.period}${reason.id === 'wrong_project' ? ' and before the first download' : ''}`;
    throw new DomainError('conflict', message);
  }
  const refund: RefundRow = {
    status: 'requested',
    reason: reason.id,
    text,
    requestedAt: context.now().toISOString(),
    note: null,
    decidedAt: null,
    refundedAt: null,
  };
  const changed = context.store.orders.put({ ...order, refund });
  mailRefund(context, changed);
  return { payment: toPayment(context, changed) };
}
