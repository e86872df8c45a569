import { screen, waitFor } from '@testing-library/react';
import { logIn } from '@/testing/forms';
import { backend } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;

async function logInAgain({ user }: App) {
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await logIn(user, people.owner);
}

const EXPIRED = 'Your session has expired. Please log in again.';

describe('a session that expires during use', () => {
  it('prompts for login once and returns to the exact page', async () => {
    const app = await renderApp('/my-projects?from=mail#top', { as: people.owner });
    await screen.findByRole('button', { name: /^Open support chat/ });
    // A request of this page that is refused would return to this page.
    await backend.traffic.whenIdle();
    backend.applyScenario('expiredSession');
    await app.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findAllByText(EXPIRED)).toHaveLength(1);
    await logInAgain(app);
    expect(await screen.findByRole('heading', { name: 'Welcome, Asha Rao' })).toBeVisible();
    expect(window.location.pathname).toBe('/dashboard');
    expect(backend.scenario).toBe('expiredSession');
    // Requests of the new session succeed.
    expect(await screen.findByText('Projects owned')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
  });

  it('prompts once, with the purchase message, when it expires during a purchase', async () => {
    const app = await renderApp('/projects/4', { as: people.newCustomer });
    const button = await screen.findByRole('button', { name: 'Purchase Now' });
    await waitFor(() => expect(button).toBeEnabled());
    // A request of the page that is refused would be told as an expired session.
    await backend.traffic.whenIdle();
    backend.applyScenario('expiredSession');
    await app.user.click(button);
    expect(await screen.findByText('Please login to purchase projects')).toBeVisible();
    await logInAgain(app);
    await waitFor(() => expect(window.location.pathname).toBe('/projects/4'));
    expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
  });
});

describe('a stored session whose check fails', () => {
  it.each([
    ['was rejected', { status: 401 }, EXPIRED],
    ['was forbidden', { status: 403 }, EXPIRED],
    [
      'met a failure of the backend',
      { status: 500 },
      'Your login could not be checked, so you are logged out. Please log in again.',
    ],
  ])('ends with a sentence when it %s', async (_case, fault, text) => {
    backend.faults.set('getProfile', fault);
    await renderApp('/about', { as: people.owner });
    expect(await screen.findAllByText(text)).toHaveLength(1);
    expect(window.location.pathname).toBe('/about');
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  });
});
