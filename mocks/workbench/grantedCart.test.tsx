import { screen } from '@testing-library/react';
import { people, renderApp } from '@/testing/renderApp';
import { workbench } from '@/testing/workbench';

it('a project comes into the cart of a page that is open, and is taken off sale there', async () => {
  await renderApp('/cart', { as: people.newCustomer });
  await screen.findByRole('button', { name: 'Cart, 0 items' });
  await workbench.grant('inCart:project=4', 'inCart:project=5', 'notForSale:project=5');
  expect(await screen.findByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  expect(await screen.findAllByText(/^Not for sale at the moment/)).toHaveLength(1);
});
