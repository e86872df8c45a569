import { screen, within } from '@testing-library/react';
import { backend } from './mockServer';
import { people, renderApp } from './renderApp';

/** The rows of the admin's list of payments, without its header. */
export function rows() {
  const grid = within(screen.getByRole('grid', { name: 'Payments' }));
  return grid.getAllByRole('row').slice(1);
}

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
