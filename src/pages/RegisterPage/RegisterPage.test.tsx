import { screen, waitFor } from '@testing-library/react';
import { fillInRegistration, submitRegistration } from '@/testing/forms';
import { server } from '@/testing/mockServer';
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
