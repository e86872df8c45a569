import { fireEvent, screen } from '@testing-library/react';
import { launcher } from '@/testing/customerChat';
import { people, renderApp } from '@/testing/renderApp';

it('the launcher is busy until the code of the chat has arrived', async () => {
  await renderApp('/about', { as: people.newCustomer });
  const name = /^Open support chat/;
  expect(await launcher()).not.toHaveAttribute('aria-busy');
  fireEvent.click(await launcher());
  expect(screen.getByRole('button', { name, busy: true })).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'Support Chat' })).toBeVisible();
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
