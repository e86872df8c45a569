import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fillIn } from '@/testing/forms';
import { holdNextResponse } from '@/testing/heldResponse';
import { backend, server } from '@/testing/mockServer';
import { requestsTo } from '@/testing/recordedRequests';
import { renderWithStore, shownToasts } from '@/testing/renderWithStore';
import { startSession } from '@/testing/startSession';
import { selectUser, signedOut } from './authSlice';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { ResetPasswordForm } from './ResetPasswordForm';

const EMAIL = 'new@example.com';

const button = (name: string) => screen.getByRole('button', { name });

describe('the form for a forgotten password', () => {
  const SENT = `If an account has the address ${EMAIL}, a link is on its way to it.`;

  async function open(initialEmail = EMAIL) {
    const store = await startSession('visitor');
    const form = <ForgotPasswordForm initialEmail={initialEmail} />;
    return { store, ...renderWithStore(store, form, '/forgot-password') };
  }

  /** Asks for a link and waits for what the shop says. */
  async function ask() {
    const shown = await open();
    await shown.user.click(button('Send me a link'));
    const alert = await screen.findByRole('alert');
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
    return alert.textContent;
  }

  it('has the address of the login', async () => {
    await open();
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByText('The address of your account')).toBeVisible();
  });

  it('requests nothing without an address', async () => {
    const { user } = await open('');
    await user.click(button('Send me a link'));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(requestsTo('forgot-password')).toEqual([]);
  });

  it('sends a link, and says for how long it works', async () => {
    const { store, user } = await open('');
    await fillIn(user, { Email: EMAIL });
    await user.click(button('Send me a link'));
    expect(await screen.findByText(SENT)).toBeVisible();
    await waitFor(() => expect(screen.getByText(SENT).closest('[tabindex]')).toHaveFocus());
    expect(
      await screen.findByText(/^The link works once, for \d+ minutes\. No mail\?/),
    ).toBeVisible();
    expect(shownToasts(store)).toEqual([]);
    expect(backend.outbox.list()[0]).toMatchObject({ to: EMAIL });

    await user.click(button('Ask again'));
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  });

  it('does not say for how long a link works that the backend does not tell', async () => {
    backend.faults.set('getAccountServices', { status: 404 });
    const { user } = await open();
    await user.click(button('Send me a link'));
    expect(
      await screen.findByText(/^The link works once, for a short time\. No mail\?/),
    ).toBeVisible();
  });

  it.each([
    [{ status: 429, body: { message: 'Too many requests' } }, 'Too many requests'],
    [
      { status: 200, body: { success: false } },
      'The link could not be requested. Please check your connection and try again.',
    ],
  ])('after %p says why there is no link', async (fault, text) => {
    backend.faults.set('requestPasswordReset', fault);
    expect(await ask()).toBe(text);
  });

  it('says nothing when the shop aborts the request', async () => {
    const response = holdNextResponse('*/api/auth/forgot-password');
    const { store, user } = await open();
    await user.click(button('Send me a link'));
    await waitFor(() => expect(requestsTo('forgot-password')).toHaveLength(1));
    await act(async () => void store.dispatch(signedOut()));
    await waitFor(() => expect(button('Send me a link')).toBeEnabled());
    expect(shownToasts(store)).toEqual([]);
    response.lose();
  });
});

describe('the form for a new password', () => {
  const GONE =
    'This link does not work any more: it was used already, has expired or is incomplete.';
  const DONE = 'success: Your password is changed. Please log in with the new one.';

  async function open(token: string | null = 'token', name: 'visitor' | 'customer' = 'visitor') {
    const store = await startSession(name);
    const shown = renderWithStore(store, <ResetPasswordForm token={token} />, '/reset-password');
    return { store, ...shown };
  }

  /** Answers the request for a new password; returns what was sent. */
  function answer(body: object, status = 200): unknown[] {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/auth/reset-password', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(body, { status });
      }),
    );
    return sent;
  }

  async function submit({ user }: Awaited<ReturnType<typeof open>>) {
    await fillIn(user, { 'New password': 'a-secret', 'Confirm new password': 'a-secret' });
    await user.click(button('Set new password'));
  }

  it('is empty', async () => {
    await open();
    for (const label of ['New password', 'Confirm new password']) {
      expect(screen.getByLabelText(label)).toHaveValue('');
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
    }
    expect(screen.getByText('At least 6 characters')).toBeVisible();
  });

  it('requests nothing until it is complete', async () => {
    const { user } = await open();
    await user.click(button('Set new password'));
    expect(await screen.findByText('Password is required')).toBeVisible();
    expect(screen.getByText('Please confirm your password')).toBeVisible();
    expect(requestsTo('reset-password')).toEqual([]);
  });

  it('leads to a new link without a token', async () => {
    const { user, location } = await open(null);
    expect(screen.getByText(GONE)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(location().pathname).toBe('/forgot-password');
  });

  it('leads to a new link after 410', async () => {
    answer({ message: 'Gone' }, 410);
    const shown = await open();
    await submit(shown);
    expect(await screen.findByText(GONE)).toBeVisible();
    expect(shownToasts(shown.store)).toEqual([]);
  });

  it.each(['visitor', 'customer'] as const)('changes the password of a %s', async (name) => {
    const sent = answer({ success: true });
    const shown = await open('token', name);
    await submit(shown);
    await waitFor(() => expect(shownToasts(shown.store)).toEqual([DONE]));
    expect(sent).toEqual([{ token: 'token', newPassword: 'a-secret' }]);
    await waitFor(() => expect(shown.location().pathname).toBe('/login'));
    expect(selectUser(shown.store.getState())).toBeNull();
    expect(shown.store.getState().auth.endedBy).toBe(name === 'customer' ? 'logout' : null);
  });

  it.each([
    [400, { message: 'Too simple' }, 'Too simple'],
    [200, { success: false }, 'The password could not be changed. Please try again.'],
  ])('after %d %p says why it is not changed', async (status, body, text) => {
    answer(body, status);
    const shown = await open('token', 'customer');
    await submit(shown);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(shown.location().pathname).toBe('/reset-password');
    expect(selectUser(shown.store.getState())).not.toBeNull();
    expect(button('Set new password')).toBeVisible();
  });

  it('says nothing when the shop aborts the request', async () => {
    const response = holdNextResponse('*/api/auth/reset-password');
    const shown = await open();
    await submit(shown);
    await waitFor(() => expect(requestsTo('reset-password')).toHaveLength(1));
    await act(async () => void shown.store.dispatch(signedOut()));
    await waitFor(() => expect(button('Set new password')).toBeEnabled());
    expect(shownToasts(shown.store)).toEqual([]);
    response.lose();
  });
});
