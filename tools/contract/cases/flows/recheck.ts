import type { ListAdminPaymentsResponse, RecheckPaymentResponse } from '@/api/generated/admin.gen';
import type { ListPaymentsResponse, Payment } from '@/api/generated/payments.gen';
import type { PurchaseStatus } from '@/api/generated/projects.gen';
import type { World } from '../../world/world';
import { callCase, writing, type Case } from '../case';

const byAdmin = (world: World) => ({
  token: world.need('admin').token,
  path: { orderId: world.need('order').orderId },
});

const asExtension = (entry: Case): Case => ({ ...entry, isExtension: true });

/** Requests the state of the run's order (extension) before it is paid. */
export const unpaidRecheckCases: Case[] = writing([
  callCase<RecheckPaymentResponse>(
    ['recheckPayment', 200, 'an order that is not paid'],
    byAdmin,
    async ({ payment }, probe, world) => {
      const message = 'A payment that was not received has changed';
      probe.expectEqual(payment.status, 'pending', 'consistency', message);
      const { hasPurchased } = await probe.read<PurchaseStatus>('getPurchaseStatus', {
        token: world.need('person').token,
        path: { id: world.need('project').id },
      });
      probe.expectEqual(hasPurchased, false, 'access', 'Asking granted what was not paid');
    },
  ),
]).map(asExtension);

/** Requests the state of the run's order (extension) after it is paid, which changes nothing. */
export const paidRecheckCases: Case[] = writing([
  callCase<RecheckPaymentResponse>(
    ['recheckPayment', 200, 'a completed payment, which stays as it is'],
    (world) => {
      world.need('payment');
      return byAdmin(world);
    },
    ({ payment }, probe, world) => {
      const { status, razorpay_payment_id: paymentId } = payment;
      const expected = { status: 'completed', paymentId: world.need('payment').paymentId };
      const message = 'Asking changed a completed payment';
      probe.expectEqual({ status, paymentId }, expected, 'consistency', message);
    },
  ),
  {
    operationId: 'listAdminPayments',
    title: 'staff see a payment as its buyer does',
    due: [200],
    run: async (probe, world) => {
      const { orderId } = world.need('payment');
      const isAsked = ({ razorpay_order_id: id }: Payment) => id === orderId;
      const { payments } = await probe.read<ListAdminPaymentsResponse>('listAdminPayments', {
        token: world.need('admin').token,
        query: { search: orderId },
      });
      const own = await probe.read<ListPaymentsResponse>('listPayments', {
        token: world.need('person').token,
      });
      const message = 'Staff see another payment than the buyer';
      const [seen, paid] = [payments.find(isAsked), own.payments.find(isAsked)];
      probe.expectShared(seen ?? {}, paid ?? {}, 'consistency', message);
      probe.expect(Boolean(seen && paid), 'consistency', 'A list lacks the payment of this run');
    },
  },
]).map(asExtension);
