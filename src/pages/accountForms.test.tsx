import { screen, waitFor } from '@testing-library/react';
import { fillIn, fillInRegistration, logIn, submitRegistration } from '@/testing/forms';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

describe('login', () => {
  /** The bodies of the requests that change something. */
  const sent: unknown[] = [];

  beforeEach(() => {
    sent.length = 0;
    server.events.on('request:start', async ({ request }) => {
      if (request.method !== 'GET') sent.push(await request.clone().json());
    });
  });
  afterEach(() => server.events.removeAllListeners());

  describe('the login page', () => {
    it('sends only email and password, stores the token and opens the home page', async () => {
      const { user } = await renderApp('/login');
      await logIn(user, people.owner);
      expect(await screen.findByText('Login successful!')).toBeVisible();
      await waitFor(() => expect(window.location.pathname).toBe('/'));
      await waitFor(() => expect(localStorage.getItem('token')).toMatch(/\S/));
      expect(sent).toEqual([{ email: people.owner, password: 'password' }]);
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

    it('redirects a signed-in user', async () => {
      await renderApp('/login', { as: people.owner });
      await waitFor(() => expect(window.location.pathname).toBe('/'));
    });
  });
});

describe('registration', () => {
  describe('the registration page', () => {
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
});

describe('a forgotten password', () => {
  afterEach(() => {
    backend.extensions = 'all';
  });

  const newestLink = () =>
    backend.outbox.list().find(({ link }) => link?.includes('#token='))!.link!;

  async function setNewPassword(user: Awaited<ReturnType<typeof renderApp>>['user'], text: string) {
    await screen.findByLabelText('New password');
    await fillIn(user, { 'New password': text, 'Confirm new password': text });
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
  }

  describe('a forgotten password', () => {
    it('is reset by the mailed link, after which only the new one logs in', async () => {
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

      const again = await renderApp(newestLink());
      await setNewPassword(again.user, 'a-new-one');
      expect(await screen.findByText(/^Your password is changed/)).toBeVisible();
      await logIn(again.user, people.owner, 'password');
      expect(await screen.findByText('Invalid email or password')).toBeVisible();
      await fillIn(again.user, { Password: 'a-new-one' });
      await again.user.click(screen.getByRole('button', { name: 'Login' }));
      expect(await screen.findByText('Login successful!')).toBeVisible();
    });
  });
});
