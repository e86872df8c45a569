import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

const goBack = () => screen.findByRole('button', { name: 'Go Back' });
const expectHome = () => waitFor(() => expect(window.location.pathname).toBe('/'));

afterEach(() => Reflect.deleteProperty(window, 'navigation'));

it('goes home from the not found page when a new tab has no history', async () => {
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  const { user } = await renderApp('/no/such/page');
  await user.click(await goBack());
  await expectHome();
  jest.restoreAllMocks();

  // Going back one entry leaves one ahead of the page and none behind it.
  await act(async () => window.history.back());
  await user.click(await goBack());
  await expectHome();
});
