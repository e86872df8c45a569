import { screen, waitFor, within } from '@testing-library/react';
import { holdNextResponse } from '@/testing/heldResponse';
import { people, renderApp } from '@/testing/renderApp';

const menuTexts = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the navigation menu', () => {
  it('offers a guest the pages, Login and Sign Up', async () => {
    await renderApp('/login');
    expect(menuTexts()).toEqual([
      'Home',
      'Projects',
      'Project Ideas',
      'Internships',
      'Contact',
      'Login',
      'Sign Up',
    ]);
  });

  it('offers a customer the dashboard, the cart and the account', async () => {
    const { user } = await renderApp('/my-projects', { as: people.newCustomer });
    await user.click(await screen.findByRole('button', { name: 'Account of Nikhil Verma' }));
    const menu = await screen.findByRole('menu');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dashboard', 'My Projects', 'Logout']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(menuTexts()).toEqual([
      'Home',
      'Projects',
      'Project Ideas',
      'Internships',
      'Contact',
      'Dashboard',
    ]);
    expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
  });

  it('offers an admin the panel and the chats, but no cart', async () => {
    const { user } = await renderApp('/login', { as: people.admin });
    await user.click(await screen.findByRole('button', { name: 'Account of Meera Iyer' }));
    const menu = await screen.findByRole('menu');
    const items = within(menu).getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Admin Panel',
      'User Chats',
      'Logout',
    ]);
    expect(items.slice(0, 2).map((item) => item.getAttribute('href'))).toEqual([
      '/admin',
      '/admin/chat',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(menuTexts()).toEqual([
      'Home',
      'Projects',
      'Project Ideas',
      'Internships',
      'Admin Panel',
      'Contact',
    ]);
    expect(screen.queryByRole('button', { name: /^Cart/ })).not.toBeInTheDocument();
  });

  it('marks only the current entry, wide or narrow', async () => {
    const current = () =>
      within(screen.getByRole('navigation', { name: 'Main' }))
        .getAllByRole('link', { current: 'page' })
        .map(({ textContent }) => textContent);
    for (const [path, label] of [
      ['/projects/4', 'Projects'],
      ['/contact-us', 'Contact'],
      ['/payments', 'Dashboard'],
    ] as const) {
      const { user, close } = await renderApp(path, { as: people.owner });
      await screen.findByRole('link', { name: 'Dashboard' });
      expect(current()).toEqual([label]);
      await user.click(screen.getByRole('button', { name: 'Open menu' }));
      await screen.findByRole('button', { name: 'Close menu' });
      expect(current()).toEqual([label]);
      close();
    }
  });

  it('shows neither Login nor an account while a session is being checked', async () => {
    const check = holdNextResponse('*/api/auth/profile');
    await renderApp('/', { as: people.owner });
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(await menu.findByRole('link', { name: 'Contact' })).toBeVisible();
    for (const name of ['Login', 'Sign Up', 'Dashboard']) {
      expect(menu.queryByRole('link', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('button', { name: /^Account of/ })).not.toBeInTheDocument();
    check.arrive();
    expect(await menu.findByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
  });

  it('leads to a search on narrow screens, and to the switch of the colours', async () => {
    const { user } = await renderApp('/help');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    const field = await screen.findByRole('textbox', { name: 'Search projects...' });
    expect(field).toHaveFocus();
    await user.type(field, ' hospital {Enter}');
    await waitFor(() => expect(window.location.search).toBe('?search=hospital'));
    expect(await screen.findByText('Search: hospital')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await user.click(menu.getByRole('button', { name: 'Use dark colours' }));
    await user.click(menu.getByRole('button', { name: 'Use light colours' }));
  });
});
