import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

const goBack = () => screen.findByRole('button', { name: 'Go Back' });
const expectHome = () => waitFor(() => expect(window.location.pathname).toBe('/'));

/** Stands in for a browser that tells whether it can go back, which jsdom does not. */
function withNavigation(canGoBack: boolean) {
  Object.defineProperty(window, 'navigation', { configurable: true, value: { canGoBack } });
}

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

describe('in a browser that tells whether it can go back', () => {
  it('goes home after a redirect from the first entry of a new tab', async () => {
    withNavigation(false);
    const { user } = await renderApp('/no/such/page');
    window.history.replaceState({ key: 'redirected' }, '', '/no/other/page');
    await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
    await user.click(await goBack());
    await expectHome();
  });

  it('goes back when there is an earlier entry', async () => {
    window.history.pushState(null, '', '/privacy-policy');
    withNavigation(true);
    const { user } = await renderApp('/no/such/page');
    await user.click(await goBack());
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  });
});
