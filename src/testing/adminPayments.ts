import { screen, within } from '@testing-library/react';
import type { OrderRow } from '@mocks/domain/model';
import { backend } from './mockServer';
import { people, renderApp } from './renderApp';

/** The rows of the admin's list of payments, without its header. */
export function rows() {
  const grid = within(screen.getByRole('grid', { name: 'Payments' }));
  return grid.getAllByRole('row').slice(1);
}

/** The search box of the admin's list of payments. */
export const searchBox = () =>
  screen.getByRole('textbox', { name: 'Search by order, payment, project or customer' });

/** Renders the admin's list of payments, with a query of its URL, and waits until it is loaded. */
export async function openPayments(query = '') {
  const app = await renderApp(`/admin/payments${query}`, { as: people.admin });
  await screen.findByText(/^Showing /);
  return app;
}

/** Returns the newest order with a status, its customer and its project. */
export function findOrder(status: string) {
  const order = backend.store.orders.all().find((each) => each.status === status)!;
  return {
    order,
    customer: backend.store.users.get(order.userId)!,
    project: backend.store.projects.get(order.projectId)!,
  };
}

/**
 * Makes the backend list a single payment, "Ledger", without the fields that say what an admin can do
 * with it.
 */
export function listWithoutActions({ id, createdAt, projectId }: OrderRow, status: string): void {
  backend.faults.set('listAdminPayments', {
    status: 200,
    body: {
      payments: [
        {
          title: 'Ledger',
          amount: '10.00',
          status,
          purchase_date: createdAt,
          razorpay_payment_id: null,
          razorpay_order_id: id,
          project_id: projectId,
          customer: { id: 1, name: 'Asha', email: 'asha@example.com' },
        },
      ],
      pagination: { page: 1, limit: 25, total: 1, pages: 1 },
    },
  });
}
