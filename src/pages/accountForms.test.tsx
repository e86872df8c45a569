import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fillIn, fillInRegistration, logIn, submitRegistration } from '@/testing/forms';
import { backend } from '@/testing/mockServer';
import { people, renderApp, signIn } from '@/testing/renderApp';

/** What makes a form restore a draft. */
const arriveBy = (type: 'reload' | 'navigate') =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
afterEach(() => arriveBy('navigate'));

const stored = () => JSON.stringify({ ...sessionStorage, ...localStorage });

it('the login stores the token and opens the home page, and a rejection keeps the input', async () => {
  const { user } = await renderApp('/login');
  await logIn(user, people.owner, 'wrong-password');
  expect(await screen.findByText('Invalid email or password')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(people.owner);
  expect(screen.getByLabelText('Password')).toHaveValue('wrong-password');
  await fillIn(user, { Password: 'password' });
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Login successful!')).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await waitFor(() => expect(localStorage.getItem('token')).toMatch(/\S/));
});

it('an email that was typed is restored after a reload without a notice, never the password', async () => {
  const { user, close } = await renderApp('/login');
  await screen.findByLabelText('Email');
  await fillIn(user, { Email: people.owner, Password: 'a-secret' });
  close();
  expect(stored()).not.toContain('a-secret');
  arriveBy('reload');
  await renderApp('/login');
  expect(await screen.findByLabelText('Email')).toHaveValue(people.owner);
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.queryByText('Restored what you had typed')).not.toBeInTheDocument();
});

it('a registration keeps what was typed while the terms are read', async () => {
  const { user } = await renderApp('/login');
  await user.click(await screen.findByRole('link', { name: 'Create an account' }));
  await screen.findByLabelText('Full name');
  await fillIn(user, { 'Full name': 'Ravi Kumar' });
  const main = within(screen.getByRole('main'));
  await user.click(main.getByRole('link', { name: 'Terms and Conditions' }));
  await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' });
  window.history.back();
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveValue('Ravi Kumar'));
});

it('a signed-in user is led from both forms to the home page', async () => {
  for (const path of ['/login', '/register']) {
    const { close } = await renderApp(path, { as: people.owner });
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    close();
  }
});

it('a registration is restored without its passwords, signs in and opens the home page', async () => {
  const first = await renderApp('/register');
  await fillInRegistration(first.user);
  first.close();
  expect(stored()).not.toContain('a-secret');

  arriveBy('reload');
  const { user } = await renderApp('/register');
  expect(await screen.findByText('Restored what you had typed')).toBeVisible();
  const labels = ['Full name', 'Email', 'Phone', 'Password', 'Confirm password'];
  const values = () => labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  expect(values()).toEqual(['Ravi Kumar', 'ravi@example.com', '+919845018261', '', '']);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(values()).toEqual(['', '', '', '', '']);

  await fillInRegistration(user, people.owner);
  await submitRegistration(user);
  expect(await screen.findByText('An account with this email exists already')).toBeVisible();
  expect(values()[4]).toBe('a-secret');
  await fillIn(user, { Email: 'ravi@example.com' });
  await submitRegistration(user);
  expect(await screen.findByText('Registration successful!')).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(await screen.findByRole('button', { name: 'Account of Ravi Kumar' })).toBeVisible();
});

describe('a forgotten password', () => {
  const newestLink = () =>
    backend.outbox.list().find(({ link }) => link?.includes('#token='))!.link!;

  async function setNewPassword(user: UserEvent) {
    await screen.findByLabelText('New password');
    await fillIn(user, { 'New password': 'a-new-one', 'Confirm new password': 'a-new-one' });
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
  }

  it('is reset by the mailed link once, after which only the new one logs in', async () => {
    const { user, close } = await renderApp('/login');
    await screen.findByLabelText('Email');
    await fillIn(user, { Email: people.owner });
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByRole('heading', { name: 'Forgot password?' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(people.owner);
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    const notice = await screen.findByText(/^If an account has the address asha@example.com/);
    await waitFor(() => expect(notice.closest('[role=status]')).toHaveFocus());
    expect(await screen.findByText(/works once, for 30 minutes/)).toBeVisible();
    close();

    // The session of this browser ends too.
    await signIn(people.owner);
    const again = await renderApp(newestLink());
    await setNewPassword(again.user);
    expect(await screen.findByText(/^Your password is changed/)).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    await logIn(again.user, people.owner, 'password');
    expect(await screen.findByText('Invalid email or password')).toBeVisible();
    await fillIn(again.user, { Password: 'a-new-one' });
    await again.user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Login successful!')).toBeVisible();
    again.close();

    localStorage.removeItem('token');
    const later = await renderApp(newestLink());
    await setNewPassword(later.user);
    expect(await screen.findByText(/^This link does not work any more/)).toBeVisible();
    await later.user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(await screen.findByRole('button', { name: 'Send me a link' })).toBeVisible();
  });

  it('is answered alike for an unknown address, which gets no mail', async () => {
    const { user } = await renderApp('/forgot-password');
    await screen.findByLabelText('Email');
    await fillIn(user, { Email: 'nobody@example.com' });
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByText(/^If an account has the address nobody@/)).toBeVisible();
    expect(backend.outbox.list()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(screen.getByLabelText('Email')).toHaveValue('nobody@example.com');
  });
});
