import type { OrderRow } from '@mocks/domain/model';
import { backend } from './mockServer';

/** Returns the id of the new customer in the mock backend. */
export const customerId = (): number =>
  backend.store.users.where('email', 'new@example.com')[0]!.id;

/** Adds an order of the new customer for project 4 to the mock backend. */
export const placeOrder = (row: Partial<OrderRow> = {}): OrderRow =>
  backend.store.orders.put({
    id: 'order_1',
    userId: customerId(),
    projectId: 4,
    amountPaise: 499_900,
    status: 'created',
    createdAt: '2026-01-05T10:00:00.000Z',
    paymentId: null,
    downloadCount: 0,
    method: null,
    refund: null,
    invoice: null,
    ...row,
  });
