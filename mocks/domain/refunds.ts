import type { PaymentAnswer } from '@/api/generated/payments.gen';
import { refundLimits, refundReasons } from '@/config/refundReasons';
import type { DomainContext } from './context';
import { DomainError } from './errors';
import type { Fields } from './fields';
import type { OrderRow, RefundRow, UserRow } from './model';
import { requireOwnOrder, toPayment } from './orders';
import { readRefundInput } from './refundInput';
import { mailRefund } from './refundMail';
import { paymentObstacle, refundReasonsOf } from './refundRows';

const { textMin, textMax } = refundLimits;

const TEXT_PROBLEMS = {
  tooShort: `Please describe what is wrong in at least ${textMin} characters`,
  tooLong: `Your description can have at most ${textMax} characters`,
};

/** Returns why no refund of an order can be requested; undefined if one can. */
function obstacle({ status, refund }: OrderRow): string | undefined {
  if (refund && refund.openedBy !== 'shop') return 'You have asked for this refund already';
  return paymentObstacle(status);
}

/** Records a buyer's refund request; throws `conflict` if the policy does not allow it. */
export function requestRefund(
  context: DomainContext,
  user: UserRow,
  orderId: string,
  fields: Fields,
): PaymentAnswer {
  const input = readRefundInput(fields, TEXT_PROBLEMS);
  const order = requireOwnOrder(context, user, orderId);
  const problem = obstacle(order);
  if (problem) throw new DomainError('conflict', problem);
  if (!refundReasonsOf(context, order).includes(input.reason)) {
    const { label, period, isBeforeDownload } = refundReasons[input.reason];
    const message = `For the reason "${label}" this payment cannot be refunded any more. It must be reported ${period}${isBeforeDownload ? ' and before the first download' : ''}`;
    throw new DomainError('conflict', message);
  }
  const refund: RefundRow = {
    status: 'requested',
    openedBy: 'buyer',
    ...input,
    requestedAt: context.now().toISOString(),
    note: null,
    decidedAt: null,
    refundedAt: null,
  };
  const changed = context.store.orders.put({ ...order, refund });
  mailRefund(context, changed);
  return { payment: toPayment(context, changed) };
}
