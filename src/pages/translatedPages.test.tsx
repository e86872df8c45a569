import { screen, waitFor } from '@testing-library/react';
import { findOrder, openPayments } from '@/testing/adminPayments';
import { backend } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';
import { translatePage } from '@/testing/translatePage';

describe('a page that the browser has translated shows the new figures', () => {
  it('of the admin’s payments', async () => {
    const { user } = await openPayments();
    const sums = screen.getByText(/^₹[\d,.]+$/, { selector: 'p > strong' }).parentElement!;
    translatePage();
    await user.selectOptions(screen.getByLabelText('Status'), 'pending');
    await waitFor(() => expect(sums).toHaveTextContent(/^₹0\.00 completed · ₹[1-9]/));
    expect(sums).toHaveTextContent(/· ₹0\.00 refunded$/);
  });

  it('of a customer’s payments', async () => {
    const [order] = backend.store.orders.where('userId', 2);
    const { user } = await renderApp('/payments', { as: people.owner });
    const summary = await screen.findByText(/^\d+ payments, ₹/);
    translatePage();
    await user.type(screen.getByRole('textbox', { name: /^Search by project/ }), order!.id);
    await waitFor(() => expect(summary).toHaveTextContent(/^1 payment, ₹[\d,.]+ paid$/));
  });

  it('of the projects', async () => {
    const { user } = await renderApp('/projects');
    const summary = await screen.findByText(/^Showing 1-12 of \d+ projects$/);
    const [more] = await screen.findAllByRole('button', { name: /^Show all \d/ });
    translatePage();
    await user.click(more!);
    expect(more).toHaveTextContent('Show fewer');
    await user.type(screen.getByRole('combobox', { name: /^Search projects/ }), 'hotel{Enter}');
    await waitFor(() => expect(summary).toHaveTextContent(/^Showing 1-\d of \d projects?$/));
  });

  it('of the text that a form counts', async () => {
    const { user } = await openPayments(`?search=${findOrder('paid').order.id}`);
    await user.click(screen.getByRole('button', { name: /^Refund, / }));
    const field = await screen.findByRole('textbox', { name: 'Message to the buyer' });
    const counter = screen.getByText('0 of 1,000 characters');
    translatePage();
    await user.type(field, 'Sorr😀');
    expect(counter).toHaveTextContent('5 of 1,000 characters');
    const hint = counter.previousElementSibling!;
    await user.tab();
    expect(hint).toHaveTextContent(/^Please .* at least \d+ characters/);
  });
});
