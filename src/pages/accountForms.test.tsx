import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fillIn, fillInRegistration, logIn, submitRegistration } from '@/testing/forms';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp, signIn } from '@/testing/renderApp';

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
});

describe('registration', () => {
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

    it('is answered alike for an unknown address', async () => {
      const { user } = await renderApp('/forgot-password');
      await screen.findByLabelText('Email');
      await fillIn(user, { Email: 'nobody@example.com' });
      await user.click(screen.getByRole('button', { name: 'Send me a link' }));
      expect(await screen.findByText(/^If an account has the address nobody@/)).toBeVisible();
      expect(backend.outbox.list()).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Ask again' }));
      expect(screen.getByLabelText('Email')).toHaveValue('nobody@example.com');
    });

    it('checks the address, and keeps it when the request fails', async () => {
      const { user } = await renderApp('/forgot-password');
      await screen.findByLabelText('Email');
      await user.click(screen.getByRole('button', { name: 'Send me a link' }));
      expect(await screen.findByText('Email is required')).toBeVisible();
      backend.faults.set('requestPasswordReset', { networkError: true });
      await fillIn(user, { Email: people.owner });
      await user.click(screen.getByRole('button', { name: 'Send me a link' }));
      expect(await screen.findByText(/^The link could not be requested/)).toBeVisible();
      expect(screen.getByLabelText('Email')).toHaveValue(people.owner);
    });
  });

  describe('the link of a forgotten password', () => {
    async function requestLink() {
      const { user, close } = await renderApp('/forgot-password');
      await screen.findByLabelText('Email');
      await fillIn(user, { Email: people.owner });
      await user.click(screen.getByRole('button', { name: 'Send me a link' }));
      await screen.findByText(/^If an account has the address/);
      close();
    }

    const leadsToNewLink = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'This link does not work any more: it was used already, has expired or is incomplete.',
      );
      await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
      expect(await screen.findByRole('button', { name: 'Send me a link' })).toBeVisible();
    };

    it.each(['/reset-password', '/reset-password#token=', '/reset-password#other=1'])(
      'leads to a new one if it is incomplete: %s',
      async (path) => {
        const { user } = await renderApp(path);
        await leadsToNewLink(user);
      },
    );

    it.each(['used', 'expired'])('leads to a new one if it was %s', async (what) => {
      await requestLink();
      const [link] = backend.store.mailedLinks.all();
      if (what === 'expired') {
        backend.store.mailedLinks.put({ ...link!, expiresAt: '2020-01-01T00:00:00.000Z' });
      } else {
        const first = await renderApp(newestLink());
        await setNewPassword(first.user, 'the-first-one');
        expect(await screen.findByText(/^Your password is changed/)).toBeVisible();
        first.close();
      }
      const again = await renderApp(newestLink());
      await setNewPassword(again.user, 'a-new-one');
      await leadsToNewLink(again.user);
    });

    it('follows the rules of the registration and shows what was typed', async () => {
      const { user } = await renderApp('/reset-password#token=any');
      await setNewPassword(user, 'short');
      expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible();
      await fillIn(user, { 'New password': 'a-new-one' });
      expect(await screen.findByText('Passwords do not match')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Show new password' }));
      expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
    });

    it('ends the session in this browser too', async () => {
      await signIn(people.owner);
      await fetch(`${process.env.API_HOST}/api/auth/forgot-password`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: people.owner }),
      });
      const { user } = await renderApp(newestLink());
      await setNewPassword(user, 'a-new-one');
      expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
      await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    });
  });
});
