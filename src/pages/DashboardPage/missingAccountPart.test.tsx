import { screen, within } from '@testing-library/react';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { people, renderApp } from '@/testing/renderApp';

let isChunkMissing = true;

jest.mock('./OwnAccount', () => {
  if (isChunkMissing) throw new Error('Loading chunk 7 failed');
  return jest.requireActual<object>('./OwnAccount');
});

it('offers the data and the deletion of an account again when their code was missing', async () => {
  expectConsoleOutput(/Loading chunk 7 failed/);
  const { user } = await renderApp('/dashboard', { as: people.newCustomer });
  await screen.findByText('Projects owned');
  const settings = within(screen.getByRole('region', { name: 'Account settings' }));
  const retry = await settings.findByRole('button', { name: 'Try Again' });
  isChunkMissing = false;
  await user.click(retry);
  expect(await settings.findByRole('button', { name: 'Delete my account' })).toBeVisible();
  expect(settings.getByRole('button', { name: 'Edit profile' })).toBeVisible();
});
