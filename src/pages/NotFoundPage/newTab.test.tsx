import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

it('goes home from the not found page when a new tab has no history', async () => {
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  const { user } = await renderApp('/no/such/page');
  await user.click(await screen.findByRole('button', { name: 'Go Back' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  jest.restoreAllMocks();
});
