import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { holdNextResponse } from '@/testing/heldResponse';
import { backend, server } from '@/testing/mockServer';
import { requestsTo } from '@/testing/recordedRequests';
import { renderWithStore } from '@/testing/renderWithStore';
import { startSession } from '@/testing/startSession';
import { selectUser } from './authSlice';
import { ConfirmEmail } from './ConfirmEmail';

const GONE = 'This link does not work any more: it was used already, has expired or is incomplete.';
const DONE = 'nikhil@example.com is the address of your account now.';
const CONFIRM = '*/api/auth/confirm-email';
const PROFILE = 'GET /api/auth/profile';

const button = () => screen.getByRole('button', { name: /Confirm the new address/ });

async function open(token: string | null = 'token', name: 'visitor' | 'customer' = 'customer') {
  const store = await startSession(name);
  const shown = renderWithStore(store, <ConfirmEmail token={token} />, '/confirm-email');
  return { store, ...shown };
}

/** Answers the confirmation; returns what was sent. */
function answer(body: object, status = 200): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(CONFIRM, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

/** Gives the customer another address, as the backend does at a confirmation. */
function changeAddress() {
  const [customer] = backend.store.users.where('email', 'new@example.com');
  backend.store.users.put({ ...customer!, email: 'nikhil@example.com' });
}

describe('the confirmation of an address', () => {
  it('waits for a click', async () => {
    await open();
    expect(button()).toBeEnabled();
    expect(requestsTo('confirm-email')).toEqual([]);
  });

  it('changes the address of the session, and leads to the dashboard', async () => {
    const sent = answer({ email: 'nikhil@example.com' });
    const { store, user, location } = await open();
    changeAddress();
    await user.click(button());
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(sent).toEqual([{ token: 'token' }]);
    await waitFor(() =>
      expect(selectUser(store.getState())).toMatchObject({ email: 'nikhil@example.com' }),
    );
    await user.click(screen.getByRole('link', { name: 'Go to your dashboard' }));
    expect(location().pathname).toBe('/dashboard');
  });

  it('keeps the session as it is when the profile cannot be loaded', async () => {
    answer({ email: 'nikhil@example.com' });
    const { store, user } = await open();
    backend.faults.set('getProfile', { status: 404 });
    await user.click(button());
    expect(await screen.findByText(DONE)).toBeVisible();
    await waitFor(() => expect(requestsTo(PROFILE)).toHaveLength(2));
    expect(selectUser(store.getState())).toMatchObject({ email: 'new@example.com' });
  });

  it('works for a guest, without a profile', async () => {
    answer({ email: 'nikhil@example.com' });
    const { store, user } = await open('token', 'visitor');
    await user.click(button());
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(requestsTo(PROFILE)).toEqual([]);
    expect(selectUser(store.getState())).toBeNull();
  });

  it('is requested once at a time', async () => {
    const response = holdNextResponse(CONFIRM);
    const { user } = await open();
    await user.click(button());
    await waitFor(() => expect(button()).toBeDisabled());
    response.lose();
    await waitFor(() => expect(button()).toBeEnabled());
  });

  it('has no button without a token', async () => {
    await open(null);
    expect(screen.getByText(GONE)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('has no button after 410', async () => {
    answer({ message: 'Gone' }, 410);
    const { user } = await open();
    await user.click(button());
    expect(await screen.findByText(GONE)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(requestsTo(PROFILE)).toHaveLength(1);
  });

  it.each([
    [409, { message: 'This address is taken' }, 'This address is taken'],
    [500, {}, 'The address could not be confirmed. Please try again.'],
  ])('after %d %p says why, and can be tried again', async (status, body, text) => {
    answer(body, status);
    const { user } = await open();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(button());
    expect(await screen.findByText(text)).toBeVisible();
    expect(button()).toBeEnabled();
    expect(requestsTo(PROFILE)).toHaveLength(1);
  });
});
