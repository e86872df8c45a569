import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useAppSelector } from '@/store';
import { fillIn } from '@/testing/forms';
import { holdNextResponse } from '@/testing/heldResponse';
import { server } from '@/testing/mockServer';
import { requestsTo } from '@/testing/recordedRequests';
import { renderWithStore, shownToasts } from '@/testing/renderWithStore';
import { startSession } from '@/testing/startSession';
import { selectToken, selectUser, signedOut } from './authSlice';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import { useLogout } from './useLogout';

const EMAIL = 'new@example.com';

const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText(label);

/** Answers a request of the account; returns what was sent. */
function answer(path: string, body: object | null, status = 200): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.put(`*/api/auth/${path}`, async ({ request }) => {
      sent.push(await request.json());
      return body === null
        ? new HttpResponse(null, { status })
        : HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

describe('the profile form', () => {
  function Form() {
    const user = useAppSelector(selectUser);
    return user && <ProfileForm user={user} />;
  }

  async function open() {
    const store = await startSession('customer');
    return { store, ...renderWithStore(store, <Form />, '/dashboard') };
  }

  const changes = { 'Full name': '  Nikhil V ', Phone: '+919845018261' };
  const PENDING =
    'We sent a link to nikhil@example.com. Open it to confirm the new address; until then, the old one stays.';

  async function save(texts: Record<string, string>) {
    const shown = await open();
    await fillIn(shown.user, texts);
    await shown.user.click(button('Save profile'));
    return shown;
  }

  it('has the profile', async () => {
    const { store } = await open();
    const { name, phone } = selectUser(store.getState())!;
    expect(field('Full name')).toHaveValue(name);
    expect(field('Email')).toHaveValue(EMAIL);
    expect(field('Phone')).toHaveValue(phone ?? '');
    expect(field('Full name')).toHaveAttribute('autocomplete', 'name');
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Phone')).toHaveAttribute('autocomplete', 'tel');
    expect(field('Phone')).toHaveAttribute('type', 'tel');
  });

  it('requests nothing while a field is wrong', async () => {
    await save({ Phone: '0' });
    expect(await screen.findByText('Invalid phone number')).toBeVisible();
    expect(requestsTo('PUT /api/auth/profile')).toEqual([]);
  });

  it('saves the fields, without blanks around the name', async () => {
    const sent = answer('profile', { success: true });
    const { store } = await save(changes);
    await waitFor(() =>
      expect(shownToasts(store)).toEqual(['success: Profile updated successfully!']),
    );
    const saved = { name: 'Nikhil V', phone: '+919845018261' };
    expect(sent).toEqual([saved]);
    expect(selectUser(store.getState())).toMatchObject({ ...saved, email: EMAIL });
    await waitFor(() => expect(field('Full name')).toHaveValue('Nikhil V'));
    expect(screen.queryByText(/^We sent a link/)).not.toBeInTheDocument();
  });

  it('changes the address at once after an empty answer', async () => {
    answer('profile', null);
    const { store } = await save({ Email: 'nikhil@example.com' });
    await waitFor(() => expect(shownToasts(store)).toHaveLength(1));
    expect(selectUser(store.getState())).toMatchObject({ email: 'nikhil@example.com' });
    expect(field('Email')).toHaveValue('nikhil@example.com');
    expect(screen.queryByText(/^We sent a link/)).not.toBeInTheDocument();
  });

  it('leaves a waiting change of the address alone when another field is saved', async () => {
    answer('profile', { pending_email: 'nikhil@example.com' });
    const { user } = await save({ Email: 'nikhil@example.com' });
    expect(await screen.findByText(PENDING)).toBeVisible();
    const sent = answer('profile', { success: true });
    await fillIn(user, { Phone: '+919845018261' });
    await user.click(button('Save profile'));
    await waitFor(() => expect(sent).toEqual([expect.not.objectContaining({ email: EMAIL })]));
    expect(screen.getByText(PENDING)).toBeVisible();
    await user.click(button('Save profile'));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ email: EMAIL }));
    await waitFor(() => expect(screen.queryByText(PENDING)).not.toBeInTheDocument());
  });

  it('keeps what is typed while the profile is saved', async () => {
    const { store, user } = await open();
    const { arrive } = holdNextResponse('*/api/auth/profile');
    await fillIn(user, { 'Full name': 'Nikhil V' });
    await user.click(button('Save profile'));
    await fillIn(user, { Phone: '+919845018261' });
    arrive();
    await waitFor(() => expect(selectUser(store.getState())).toMatchObject({ name: 'Nikhil V' }));
    await waitFor(() => expect(button('Save profile')).toBeEnabled());
    expect(field('Full name')).toHaveValue('Nikhil V');
    expect(field('Phone')).toHaveValue('+919845018261');
  });

  it('keeps the old address until the new one is confirmed', async () => {
    answer('profile', { pending_email: 'nikhil@example.com' });
    const { store } = await save({ ...changes, Email: 'nikhil@example.com' });
    expect(await screen.findByText(PENDING)).toBeVisible();
    expect(selectUser(store.getState())).toMatchObject({ name: 'Nikhil V', email: EMAIL });
    expect(field('Email')).toHaveValue(EMAIL);
    expect(field('Full name')).toHaveValue('Nikhil V');
  });

  it.each([
    [409, { message: 'This address is taken' }, 'This address is taken'],
    [200, { success: false }, 'Profile update failed'],
  ])('after %d %p says why, and keeps what was typed', async (status, body, text) => {
    answer('profile', body, status);
    const { store } = await save(changes);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(selectUser(store.getState())).not.toMatchObject({ name: 'Nikhil V' });
    expect(field('Full name')).toHaveValue('  Nikhil V ');
  });

  it('says nothing after 401, which ends the session', async () => {
    answer('profile', { message: 'Token expired' }, 401);
    const { store } = await save(changes);
    await waitFor(() => expect(selectUser(store.getState())).toBeNull());
    expect(shownToasts(store)).toEqual([]);
  });
});

describe('the password form', () => {
  const LABELS = ['Current password', 'New password', 'Confirm new password'];

  async function open() {
    const store = await startSession('customer');
    return { store, ...renderWithStore(store, <PasswordForm />, '/dashboard') };
  }

  async function change() {
    const shown = await open();
    await fillIn(shown.user, {
      'Current password': 'password',
      'New password': 'a-secret',
      'Confirm new password': 'a-secret',
    });
    await shown.user.click(button('Change password'));
    return shown;
  }

  it('is empty', async () => {
    await open();
    for (const label of LABELS) expect(field(label)).toHaveValue('');
    expect(LABELS.map((label) => field(label).getAttribute('autocomplete'))).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
    expect(screen.getByText('At least 6 characters')).toBeVisible();
  });

  it('requests nothing until it is complete', async () => {
    const { user } = await open();
    await user.click(button('Change password'));
    expect(await screen.findByText('Current password is required')).toBeVisible();
    expect(screen.getByText('New password is required')).toBeVisible();
    expect(screen.getByText('Please confirm your password')).toBeVisible();
    expect(requestsTo('change-password')).toEqual([]);
  });

  it.each([{ success: true }, null])('is empty again after %p', async (body) => {
    const sent = answer('change-password', body);
    const { store } = await change();
    await waitFor(() =>
      expect(shownToasts(store)).toEqual(['success: Password changed successfully!']),
    );
    expect(sent).toEqual([{ currentPassword: 'password', newPassword: 'a-secret' }]);
    for (const label of LABELS) await waitFor(() => expect(field(label)).toHaveValue(''));
    // A backend that sends no new token keeps the old one.
    expect(selectToken(store.getState())).toBeTruthy();
  });

  it('goes on with a new token, while all other sessions end', async () => {
    const { store } = await change();
    const before = selectToken(store.getState())!;
    await waitFor(() => expect(selectToken(store.getState())).not.toBe(before));
    const profileWith = async (token: string) => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await fetch('/api/auth/profile', { headers })).status;
    };
    expect(await profileWith(before)).toBe(401);
    expect(await profileWith(selectToken(store.getState())!)).toBe(200);
    expect(store.getState().auth.status).toBe('authenticated');
  });

  it.each([
    [400, { message: 'Wrong password' }, 'Wrong password'],
    [200, { success: false }, 'Password change failed'],
  ])('after %d %p says why, and keeps what was typed', async (status, body, text) => {
    answer('change-password', body, status);
    await change();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    await waitFor(() => expect(button('Change password')).toBeEnabled());
    expect(field('New password')).toHaveValue('a-secret');
  });

  it('says nothing when the shop aborts the request', async () => {
    const response = holdNextResponse('*/api/auth/change-password');
    const { store } = await change();
    await waitFor(() => expect(requestsTo('change-password')).toHaveLength(1));
    await act(async () => void store.dispatch(signedOut()));
    await waitFor(() => expect(button('Change password')).toBeEnabled());
    expect(shownToasts(store)).toEqual([]);
    response.lose();
  });
});

describe('the end of a session', () => {
  function Ends() {
    return (
      <>
        <button onClick={useLogout()}>Log out</button>
        <button onClick={useLogout('Your account is deleted')}>Delete</button>
      </>
    );
  }

  it.each([
    ['Log out', 'Logged out successfully'],
    ['Delete', 'Your account is deleted'],
  ])('by "%s" leads home', async (name, text) => {
    const store = await startSession('customer');
    const { user, location } = renderWithStore(store, <Ends />, '/dashboard');
    await user.click(button(name));
    expect(location().pathname).toBe('/');
    expect(store.getState().auth).toMatchObject({ user: null, token: null, endedBy: 'logout' });
    expect(shownToasts(store)).toEqual([`success: ${text}`]);
  });
});
