import { act, screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

const NOWHERE = '/no/such/page';
const heading = () => screen.findByRole('heading', { level: 1, name: 'Page Not Found (404)' });

describe('the not found page', () => {
  it('states that the page does not exist and links to others', async () => {
    await renderApp(NOWHERE);
    expect(await heading()).toBeVisible();
    expect(document.title).toBe('Page Not Found (404) · Launchyard');
    const main = within(screen.getByRole('main'));
    for (const [name, address] of [
      ['Go Home', '/'],
      ['Browse Projects', '/projects'],
      ['Contact Support', '/contact'],
      ['Dashboard', '/dashboard'],
    ] as const) {
      expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
    }
  });

  it('shows a fun fact', async () => {
    await renderApp(NOWHERE);
    await heading();
    const box = screen.getByRole('complementary', { name: 'Fun fact' });
    expect(box).toHaveTextContent('First actual case of bug being found.');
  });

  it('goes back to the previous page of the app', async () => {
    const { user } = await renderApp('/terms-conditions');
    await user.click(await screen.findByRole('link', { name: 'Privacy' }));
    await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
    window.history.pushState({ key: 'typo' }, '', NOWHERE);
    await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
    await heading();
    await user.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  });
});
