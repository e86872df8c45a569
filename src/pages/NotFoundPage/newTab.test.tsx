import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

const goBack = () => screen.findByRole('button', { name: 'Go Back' });

it('goes home from the not found page when a new tab has no history', async () => {
  const length = jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  const { user } = await renderApp('/no/such/page');
  await user.click(await goBack());
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  length.mockRestore();

  // Going back one entry leaves one ahead of the page and none behind it.
  await act(async () => window.history.back());
  await user.click(await goBack());
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});
