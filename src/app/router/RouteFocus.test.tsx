import { act, screen, waitFor, within } from '@testing-library/react';
import { people, renderApp } from '@/testing/renderApp';

const page = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));

describe('a route change', () => {
  it.each([
    [
      'inside the page',
      () => within(screen.getByRole('main')).getByRole('link', { name: 'Login' }),
    ],
    [
      'in the header',
      () => within(screen.getByRole('banner')).getByRole('link', { name: 'Login' }),
    ],
  ])('by a link %s moves the focus to the new page', async (_where, findLink) => {
    const { user } = await renderApp('/register');
    await page('Create your account');
    await user.click(findLink());
    await page('Welcome back');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leaves the focus in the chat', async () => {
    const { user } = await renderApp('/terms-conditions', { as: people.newCustomer });
    await user.click(await screen.findByRole('link', { name: 'Refunds' }));
    await page('Cancellations and Refunds');
    await user.click(await screen.findByRole('button', { name: /^Open support chat/ }));
    const hasFocus = () =>
      screen.getByRole('textbox', { name: 'Message' }) === document.activeElement;
    await waitFor(() => expect(hasFocus()).toBe(true));
    act(() => window.history.back());
    await page('Terms and Conditions');
    expect(hasFocus()).toBe(true);
  });
});
