import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fillInRegistration, submitRegistration } from '@/testing/forms';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

describe('the registration page', () => {
  it('shows an error at each invalid field', async () => {
    const { user } = await renderApp('/register');
    await screen.findByLabelText('Full name');
    await submitRegistration(user);
    for (const text of [
      'Full name is required',
      'Email is required',
      'Phone number is required',
      'Password is required',
      'Please confirm your password',
      'You must agree to the terms and conditions',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(screen.getByLabelText('Full name')).toHaveFocus();
  });

  it('creates the account, signs in and opens the home page', async () => {
    const bodies: unknown[] = [];
    server.events.on('request:start', async ({ request }) => {
      if (request.url.endsWith('/api/auth/register')) bodies.push(await request.clone().json());
    });
    const { user } = await renderApp('/register');
    await fillInRegistration(user);
    await submitRegistration(user);
    expect(await screen.findByText('Registration successful!')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    await waitFor(() => expect(localStorage.getItem('token')).toMatch(/\S/));
    expect(await screen.findByRole('button', { name: 'Account of Ravi Kumar' })).toBeVisible();
    server.events.removeAllListeners();
    expect(bodies).toEqual([
      {
        name: 'Ravi Kumar',
        email: 'ravi@example.com',
        phone: '+919845018261',
        password: 'a-secret',
        agreeToTerms: true,
      },
    ]);
  });

  it('shows the message of a rejected registration and keeps the input', async () => {
    const { user } = await renderApp('/register');
    await fillInRegistration(user, people.owner);
    await submitRegistration(user);
    expect(await screen.findByText('An account with this email exists already')).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue('Ravi Kumar');
    expect(screen.getByLabelText('Confirm password')).toHaveValue('a-secret');
  });

  it.each([
    [
      'a rejection without a message',
      () => HttpResponse.json({}, { status: 400 }),
      'Registration failed',
    ],
    ['no response', () => HttpResponse.error(), 'Registration failed. Please try again.'],
  ])('shows the specified message for %s', async (_case, response, text) => {
    server.use(http.post('*/api/auth/register', response));
    const { user } = await renderApp('/register');
    await fillInRegistration(user);
    await submitRegistration(user);
    expect(await screen.findByText(text)).toBeVisible();
  });

  describe('what was typed and not sent', () => {
    const values = () =>
      ['Full name', 'Email', 'Phone', 'Password', 'Confirm password'].map(
        (label) => screen.getByLabelText<HTMLInputElement>(label).value,
      );
    const arriveBy = (type: 'reload' | 'navigate') =>
      Object.assign(performance, { getEntriesByType: () => [{ type }] });
    const EMPTY = ['', '', '', '', ''];

    it('is restored after a reload, without the passwords, and can be discarded', async () => {
      const { user, close } = await renderApp('/register');
      await fillInRegistration(user);
      close();
      expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('a-secret');

      arriveBy('reload');
      const reloaded = await renderApp('/register');
      expect(await screen.findByText('Restored what you had typed')).toBeVisible();
      expect(values()).toEqual(['Ravi Kumar', 'ravi@example.com', '+919845018261', '', '']);
      await reloaded.user.click(screen.getByRole('button', { name: 'Discard' }));
      expect(values()).toEqual(EMPTY);
      reloaded.close();
      await renderApp('/register');
      await screen.findByLabelText('Full name');
      expect(values()).toEqual(EMPTY);
    });

    it('is gone when the page is opened again', async () => {
      const { user, close } = await renderApp('/register');
      await fillInRegistration(user);
      close();
      arriveBy('navigate');
      await renderApp('/register');
      await screen.findByLabelText('Full name');
      expect(screen.queryByText('Restored what you had typed')).not.toBeInTheDocument();
      expect(values()).toEqual(EMPTY);
    });

    it('is kept until the registration was answered', async () => {
      backend.faults.set('register', { hangs: true });
      const { user } = await renderApp('/register');
      await fillInRegistration(user);
      await submitRegistration(user);
      await screen.findByRole('progressbar', { name: 'In progress' });
      fireEvent(window, new Event('pagehide'));
      expect(JSON.stringify({ ...sessionStorage })).toContain('ravi@example.com');
    });

    it('is forgotten with the registration, and kept when that was rejected', async () => {
      const rejected = await renderApp('/register');
      await fillInRegistration(rejected.user, people.owner);
      await submitRegistration(rejected.user);
      await screen.findByText('An account with this email exists already');
      rejected.close();

      arriveBy('reload');
      const { user, close } = await renderApp('/register');
      await screen.findByText('Restored what you had typed');
      await fillInRegistration(user);
      await submitRegistration(user);
      await screen.findByText('Registration successful!');
      close();
      const drafts = Object.keys(sessionStorage).filter((key) => key.includes('draft'));
      expect(drafts).toEqual([]);
    });
  });

  it('lists the benefits of an account', async () => {
    await renderApp('/register');
    const panel = await screen.findByRole('region', { name: 'What an account brings' });
    for (const text of [
      'Premium projects',
      'Instant downloads',
      '24/7 support',
      'Regular updates',
    ]) {
      expect(panel).toHaveTextContent(text);
    }
  });

  it('redirects a signed-in user to the home page', async () => {
    await renderApp('/register', { as: people.owner });
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});
