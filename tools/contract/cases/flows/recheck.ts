import type { RecheckPaymentResponse } from '@/api/generated/admin.gen';
import type { PurchaseStatus } from '@/api/generated/projects.gen';
import type { World } from '../../world/world';
import { callCase, writing, type Case } from '../case';

const byAdmin = (world: World) => ({
  token: world.need('admin').token,
  path: { orderId: world.need('order').orderId },
});

const asExtension = (entry: Case): Case => ({ ...entry, isExtension: true });

/** Asks about the order of this run (extension) while nothing was paid for it. */
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

/** Asks about the order of this run (extension) once it is paid, which changes nothing. */
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
]).map(asExtension);
