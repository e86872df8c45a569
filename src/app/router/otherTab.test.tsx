import { act, screen, waitFor } from '@testing-library/react';
import { logIn } from '@/testing/forms';
import { backend } from '@/testing/mockServer';
import { people, renderApp, signIn } from '@/testing/renderApp';

const LOGGED_OUT = 'You were logged out in another tab.';

/** Stores the token of another tab, or removes it, and dispatches the event. */
function changeToken(token: string | null): void {
  if (token === null) localStorage.removeItem('token');
  else localStorage.setItem('token', token);
  const change = { key: 'token', newValue: token };
  act(() => void window.dispatchEvent(new StorageEvent('storage', change)));
}

const logInElsewhere = async (email: string) => changeToken(await signIn(email));
const logOutElsewhere = () => changeToken(null);

describe('a logout in another tab', () => {
  it('is told once, and leaves the pages of an account', async () => {
    await renderApp('/dashboard', { as: people.owner });
    await screen.findByText('Projects owned');
    logOutElsewhere();
    logOutElsewhere();
    expect(await screen.findAllByText(LOGGED_OUT)).toHaveLength(1);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('is what clearing all site data is, to the last item of the cart', async () => {
    const item = { id: 4, title: 'Leadwell', base_price: 4999, short_description: '' };
    localStorage.setItem('cart', JSON.stringify([item]));
    await renderApp('/about', { as: people.owner });
    await screen.findByRole('button', { name: 'Account of Asha Rao' });
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(await screen.findByText(LOGGED_OUT)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Account of Asha Rao' })).not.toBeInTheDocument();
    // Whatever is stored next must not bring back what was cleared.
    await logInElsewhere(people.newCustomer);
    await screen.findByRole('button', { name: /^Account of / });
    expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
  });

  it('is the only message when it ends a change of the profile', async () => {
    const { user } = await renderApp('/dashboard', { as: people.owner });
    await screen.findByText('Projects owned');
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    backend.faults.set('updateProfile', { hangs: true });
    await user.click(await screen.findByRole('button', { name: 'Save profile' }));
    logOutElsewhere();
    expect(await screen.findByText(LOGGED_OUT)).toBeVisible();
    expect(screen.queryByText('Profile update failed')).not.toBeInTheDocument();
  });
});

it('a login in another tab silently replaces the one under way', async () => {
  const { user } = await renderApp('/login');
  backend.faults.set('login', { hangs: true, lastCall: 1 });
  await logIn(user, people.newCustomer);
  await logInElsewhere(people.owner);
  expect(await screen.findByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Account of Asha Rao' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByText('Logged out successfully')).toBeVisible();
  expect(screen.queryByText('Login failed. Please try again.')).not.toBeInTheDocument();
});
