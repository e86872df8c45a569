import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { fillIn, logIn } from '@/testing/forms';
import { server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

/** The bodies of the requests that change something. */
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  server.events.on('request:start', async ({ request }) => {
    if (request.method !== 'GET') sent.push(await request.clone().json());
  });
});
afterEach(() => server.events.removeAllListeners());

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Login' }));

describe('the login page', () => {
  it('shows an error at each invalid field, sends nothing and focuses the first', async () => {
    const { user } = await renderApp('/login');
    await screen.findByLabelText('Email');
    await submit(user);
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByText('You must agree to the terms and conditions')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('sends only email and password, stores the token and opens the home page', async () => {
    const { user } = await renderApp('/login');
    await logIn(user, people.owner);
    expect(await screen.findByText('Login successful!')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    await waitFor(() => expect(localStorage.getItem('token')).toMatch(/\S/));
    expect(sent).toEqual([{ email: people.owner, password: 'password' }]);
  });

  it('shows the message of a rejected login and keeps the input', async () => {
    const { user } = await renderApp('/login');
    await logIn(user, people.owner, 'wrong-password');
    expect(await screen.findByText('Invalid email or password')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(people.owner);
    expect(screen.getByLabelText('Password')).toHaveValue('wrong-password');
  });

  it.each([
    ['a rejection without a message', () => HttpResponse.json({}, { status: 401 }), 'Login failed'],
    ['success: false', () => HttpResponse.json({ success: false }), 'Login failed'],
    [
      'a message that is not text',
      () => HttpResponse.json({ success: false, message: { code: 1 } }),
      'Login failed',
    ],
    ['a response without a token', () => HttpResponse.json({ user: {} }), 'Login failed'],
    ['no response', () => HttpResponse.error(), 'Login failed. Please try again.'],
  ])('shows the specified message for %s', async (_case, response, text) => {
    server.use(http.post('*/api/auth/login', response));
    const { user } = await renderApp('/login');
    await logIn(user, people.owner);
    expect(await screen.findByText(text)).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('shows that it is busy while the request is pending', async () => {
    server.use(
      http.post('*/api/auth/login', async () => {
        await new Promise(() => undefined);
      }),
    );
    const { user } = await renderApp('/login');
    await logIn(user, people.owner);
    expect(await screen.findByRole('progressbar', { name: 'In progress' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Login/ })).toBeDisabled();
  });

  it('remembers the email on this device if asked, never the password', async () => {
    const first = await renderApp('/login');
    const remember = () => screen.getByRole('checkbox', { name: /Remember me/ });
    await screen.findByLabelText('Email');
    expect(remember()).not.toBeChecked();
    await first.user.click(remember());
    await logIn(first.user, people.owner);
    await waitFor(() => expect(localStorage.getItem('remembered-email')).toBe(people.owner));
    expect(JSON.stringify({ ...localStorage })).not.toContain('password');
    first.close();
    localStorage.removeItem('token');

    const second = await renderApp('/login');
    expect(await screen.findByLabelText('Email')).toHaveValue(people.owner);
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(remember()).toBeChecked();
    await second.user.click(remember());
    await logIn(second.user, people.owner);
    await waitFor(() => expect(localStorage.getItem('remembered-email')).toBeNull());
    second.close();
    localStorage.removeItem('token');

    await renderApp('/login');
    expect(await screen.findByLabelText('Email')).toHaveValue('');
    expect(remember()).not.toBeChecked();
  });

  describe('an email that was typed', () => {
    const arriveBy = (type: 'reload' | 'navigate') =>
      Object.assign(performance, { getEntriesByType: () => [{ type }] });
    afterEach(() => arriveBy('navigate'));

    async function typeAndLeave() {
      const { user, close } = await renderApp('/login');
      await screen.findByLabelText('Email');
      await fillIn(user, { Email: people.owner, Password: 'a-secret' });
      close();
    }

    it('is restored after a reload without a notice, and never the password', async () => {
      await typeAndLeave();
      expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('a-secret');
      arriveBy('reload');
      await renderApp('/login');
      expect(await screen.findByLabelText('Email')).toHaveValue(people.owner);
      expect(screen.getByLabelText('Password')).toHaveValue('');
      expect(screen.queryByText('Restored what you had typed')).not.toBeInTheDocument();
    });
  });

  it('redirects a signed-in user', async () => {
    await renderApp('/login', { as: people.owner });
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});
