import { screen, waitFor } from '@testing-library/react';
import { fillIn, logIn } from '@/testing/forms';
import { backend } from '@/testing/mockServer';
import { people, renderApp, signIn } from '@/testing/renderApp';

afterEach(() => {
  backend.extensions = 'all';
});

const newestLink = () => backend.outbox.list().find(({ link }) => link?.includes('#token='))!.link!;

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
