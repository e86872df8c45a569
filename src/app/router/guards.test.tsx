import { screen, waitFor, within } from '@testing-library/react';
import { overrideFeatures } from '@/config/features';
import { fillInRegistration, logIn, submitRegistration } from '@/testing/forms';
import { holdNextResponse } from '@/testing/heldResponse';
import { people, renderApp } from '@/testing/renderApp';

afterEach(() => overrideFeatures());

const menuLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
const loginHeading = () => screen.findByRole('heading', { name: 'Welcome back' });

describe('route guards', () => {
  it.each(['/cart', '/dashboard', '/my-projects', '/payments', '/admin', '/admin/chat'])(
    'redirect a guest from %s to login',
    async (path) => {
      await renderApp(path);
      expect(await loginHeading()).toBeVisible();
      expect(window.location.pathname).toBe('/login');
    },
  );

  it('return the user to the exact page after login', async () => {
    const { user } = await renderApp('/my-projects?x=1#y');
    await loginHeading();
    await logIn(user, people.owner);
    expect(await screen.findByRole('heading', { name: 'My Projects' })).toBeVisible();
    expect(window.location.href).toMatch(/\/my-projects\?x=1#y$/);
  });

  it('return a user who followed the link of the menu to where the link was', async () => {
    const { user } = await renderApp('/projects?search=crm');
    await user.click(menuLink('Login'));
    await loginHeading();
    await user.click(menuLink('Login'));
    await logIn(user, people.owner);
    await waitFor(() => expect(window.location.pathname).toBe('/projects'));
    expect(window.location.search).toBe('?search=crm');
  });

  it('return a user who followed the link of the menu on phones to where the link was', async () => {
    const { user } = await renderApp('/projects?search=crm');
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('button', { name: 'Close menu' });
    await user.click(menuLink('Login'));
    await loginHeading();
    await logIn(user, people.owner);
    await waitFor(() => expect(window.location.pathname).toBe('/projects'));
    expect(window.location.search).toBe('?search=crm');
  });

  it('return a user who opened the registration and the forgotten password before the login', async () => {
    const { user } = await renderApp('/my-projects');
    await loginHeading();
    const follow = async (name: string) =>
      user.click(await within(screen.getByRole('main')).findByRole('link', { name }));
    await follow('Create an account');
    await follow('Login');
    await follow('Forgot password?');
    await follow('Login');
    await logIn(user, people.owner);
    expect(await screen.findByRole('heading', { name: 'My Projects' })).toBeVisible();
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

  it('take a new user who followed the link of the menu to the home page', async () => {
    const { user } = await renderApp('/contact');
    await user.click(menuLink('Sign Up'));
    await fillInRegistration(user);
    await submitRegistration(user);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('redirect a customer from the admin pages to the dashboard', async () => {
    await renderApp('/admin', { as: people.newCustomer });
    expect(await screen.findByRole('heading', { name: 'Welcome, Nikhil Verma' })).toBeVisible();
    expect(window.location.pathname).toBe('/dashboard');
  });

  it.each([
    ['a guest', undefined],
    ['a customer', people.newCustomer],
    ['an admin', people.admin],
  ])('show the 404 page to %s at an unknown address of the admin panel', async (_who, as) => {
    await renderApp('/admin/nothing/here', as && { as });
    expect(await screen.findByRole('heading', { name: /Page Not Found/ })).toBeVisible();
    expect(window.location.pathname).toBe('/admin/nothing/here');
  });

  it('show only a spinner while the session is being checked', async () => {
    const response = holdNextResponse('*/api/auth/profile');
    await renderApp('/dashboard', { as: people.owner });
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    response.arrive();
    expect(await screen.findByRole('heading', { name: 'Welcome, Asha Rao' })).toBeVisible();
  });

  it('let guests browse the catalogue by default', async () => {
    await renderApp('/projects');
    expect(await screen.findByRole('heading', { name: 'Projects ready to launch' })).toBeVisible();
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
