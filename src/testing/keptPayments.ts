import type { MadePayment, OpenedOrder } from '@/features/buying/payment';
import { customerId } from './placeOrder';

const bought = () => ({
  userId: customerId(),
  projectId: 4,
  title: 'Leadwell',
  orderId: 'order_1',
});

/** An order of the new customer whose checkout was opened. */
export const openedOrder = (fields: Partial<OpenedOrder> = {}): OpenedOrder => ({
  ...bought(),
  status: 'opened',
  openedAt: 1_760_000_000_000,
  ...fields,
});

/** A payment of the new customer that the backend has not verified. */
export const madePayment = (fields: Partial<MadePayment> = {}): MadePayment => ({
  ...bought(),
  status: 'unverified',
  paymentId: 'pay_1',
  proof: 'signature',
  ...fields,
});
