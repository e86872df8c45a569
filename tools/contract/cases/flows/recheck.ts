import type { Payment } from '@/api/generated/payments.gen';
import type { World } from '../../world/world';
import { callCase, writing, type Case, extension } from '../case';

const byAdmin = (world: World) =>
  world.by('admin', { path: { orderId: world.need('order').orderId } });

/** Requests the state of the run's order (extension) before it is paid. */
export const unpaidRecheckCases: Case[] = writing([
  callCase(
    ['recheckPayment', 200, 'an order that is not paid'],
    byAdmin,
    async ({ payment }, probe, world) => {
      probe.expectEqual(payment.status, 'pending', 'A payment that was not received has changed');
      const { hasPurchased } = await probe.read(
        'getPurchaseStatus',
        world.by('person', { path: { id: world.need('project').id } }),
      );
      probe.expectEqual(hasPurchased, false, 'Asking granted what was not paid', 'access');
    },
  ),
]).map(extension);

/** Requests the state of the run's order (extension) after it is paid, which changes nothing. */
export const paidRecheckCases: Case[] = writing([
  callCase(
    ['recheckPayment', 200, 'a completed payment, which stays as it is'],
    (world) => {
      world.need('payment');
      return byAdmin(world);
    },
    ({ payment }, probe, world) => {
      const { status, razorpay_payment_id: paymentId } = payment;
      const expected = { status: 'completed', paymentId: world.need('payment').paymentId };
      probe.expectEqual({ status, paymentId }, expected, 'Asking changed a completed payment');
    },
  ),
  flowCase(
    ['listAdminPayments', 200, 'staff see a payment as its buyer does'],
    async (probe, world) => {
      const { orderId } = world.need('payment');
      const isAsked = ({ razorpay_order_id: id }: Payment) => id === orderId;
      const { payments } = await probe.read(
        'listAdminPayments',
        world.by('admin', { query: { search: orderId } }),
      );
      const own = await probe.read('listPayments', world.by('person'));
      const [seen, paid] = [payments.find(isAsked), own.payments.find(isAsked)];
      probe.expectShared(seen ?? {}, paid ?? {}, 'Staff see another payment than the buyer');
      probe.expect(Boolean(seen && paid), 'A list lacks the payment of this run');
    },
  ),
]).map(extension);
