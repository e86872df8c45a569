import { screen, waitFor } from '@testing-library/react';
import { overrideFeatures } from '@/config/features';
import { fillInRegistration, logIn, submitRegistration } from '@/testing/forms';
import { holdNextResponse } from '@/testing/heldResponse';
import { people, renderApp } from '@/testing/renderApp';

afterEach(() => overrideFeatures());
const loginHeading = () => screen.findByRole('heading', { name: 'Welcome back' });

describe('route guards', () => {
  it('redirect a guest to login', async () => {
    for (const path of ['/cart', '/dashboard', '/my-projects', '/payments', '/admin/chat']) {
      const { close } = await renderApp(path);
      expect(await loginHeading()).toBeVisible();
      expect(window.location.pathname).toBe('/login');
      close();
    }
  });

  it('return the user to the exact page after login', async () => {
    const { user } = await renderApp('/my-projects?x=1#y');
    await loginHeading();
    await logIn(user, people.owner);
    expect(await screen.findByRole('heading', { name: 'My Projects' })).toBeVisible();
    expect(window.location.href).toMatch(/\/my-projects\?x=1#y$/);
  });

  it('return a new user to the page that asked for the login', async () => {
    const { user } = await renderApp('/my-projects');
    await loginHeading();
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    await fillInRegistration(user);
    await submitRegistration(user);
    expect(await screen.findByRole('heading', { name: 'No Projects Yet' })).toBeVisible();
    expect(window.location.pathname).toBe('/my-projects');
  });

  it('redirect a customer from the admin pages to the dashboard', async () => {
    await renderApp('/admin', { as: people.newCustomer });
    expect(await screen.findByRole('heading', { name: 'Welcome, Nikhil Verma' })).toBeVisible();
    expect(window.location.pathname).toBe('/dashboard');
  });

  it('show only a spinner while the session is being checked', async () => {
    const response = holdNextResponse('*/api/auth/profile');
    await renderApp('/dashboard', { as: people.owner });
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    response.arrive();
    expect(await screen.findByRole('heading', { name: 'Welcome, Asha Rao' })).toBeVisible();
  });

  it('require login for the catalogue with catalogAccess=login', async () => {
    overrideFeatures({ catalogAccess: 'login' });
    await renderApp('/projects/1');
    expect(await loginHeading()).toBeVisible();
  });

  it('never redirect to another site after login', async () => {
    window.history.replaceState(
      { usr: { from: '//evil.example' }, key: 'k', idx: 0 },
      '',
      '/login',
    );
    const { user } = await renderApp('/login');
    await logIn(user, people.owner);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(window.location.host).toBe('localhost:3000');
  });
});
