import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

const goBack = () => screen.findByRole('button', { name: 'Go Back' });

it('an unknown address in a new tab has nothing to go back to but home', async () => {
  const length = jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  const { user } = await renderApp('/no/such/page');
  await user.click(await goBack());
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  length.mockRestore();

  // Now an entry lies ahead of the page, and still none behind it.
  await act(async () => window.history.back());
  await user.click(await goBack());
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});
