import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AppStore } from '@/store';
import { fillIn, logIn } from '@/testing/forms';
import { holdNextResponse } from '@/testing/heldResponse';
import { offerOnly, server } from '@/testing/mockServer';
import { requestsTo } from '@/testing/recordedRequests';
import { renderWithStore, shownToasts } from '@/testing/renderWithStore';
import { startSession } from '@/testing/startSession';
import { selectToken, selectUser, signedOut } from './authSlice';
import { LoginForm } from './LoginForm';

const LOGIN = '*/api/auth/login';
const EMAIL = 'new@example.com';

async function open(rememberedEmail?: string) {
  if (rememberedEmail) localStorage.setItem('remembered-email', rememberedEmail);
  const store = await startSession('visitor');
  return { store, ...renderWithStore(store, <LoginForm />, '/login') };
}

/** Logs in with a response of the backend that was recorded elsewhere. */
async function logInWith(respond: () => Response) {
  server.use(http.post(LOGIN, respond));
  const shown = await open();
  await logIn(shown.user, EMAIL);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled());
  return shown.store;
}

const remembered = () => localStorage.getItem('remembered-email');
const isGuest = (store: AppStore) =>
  selectUser(store.getState()) === null && selectToken(store.getState()) === null;
const rememberMe = () => screen.getByRole('checkbox', { name: 'Remember me on this device' });

describe('the login form', () => {
  it('is empty', async () => {
    await open();
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(
      screen.getByRole('checkbox', {
        name: 'I agree to the Terms and Conditions and the Privacy Policy',
      }),
    ).not.toBeChecked();
    expect(screen.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute(
      'href',
      '/terms-conditions',
    );
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    expect(rememberMe()).not.toBeChecked();
  });

  it('requests nothing until it is complete', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByText('You must agree to the terms and conditions')).toBeVisible();
    expect(requestsTo('POST /api/auth/login')).toEqual([]);
  });

  it('starts a session, and forgets the address', async () => {
    const { store, user } = await open('other@example.com');
    await user.click(rememberMe());
    await logIn(user, EMAIL);
    await waitFor(() => expect(shownToasts(store)).toEqual(['success: Login successful!']));
    expect(selectUser(store.getState())).toMatchObject({ email: EMAIL });
    expect(selectToken(store.getState())).toEqual(expect.any(String));
    await waitFor(() => expect(remembered()).toBeNull());
  });

  it('remembers the address if wanted', async () => {
    const { user } = await open();
    await user.click(rememberMe());
    await logIn(user, EMAIL);
    await waitFor(() => expect(remembered()).toBe(EMAIL));
  });

  it('has the remembered address', async () => {
    await open(EMAIL);
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
    expect(rememberMe()).toBeChecked();
  });

  it('ignores a remembered text that is longer than any address', async () => {
    await open('a'.repeat(255));
    expect(rememberMe()).not.toBeChecked();
  });

  it('remembers no address that was refused', async () => {
    const { store, user } = await open();
    await user.click(rememberMe());
    await logIn(user, EMAIL, 'wrong-password');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(remembered()).toBeNull();
    expect(isGuest(store)).toBe(true);
  });
});

describe('a login', () => {
  const user = {
    id: 2,
    name: 'Asha',
    email: EMAIL,
    phone: null,
    role: 'user',
    created_at: '2025-01-01T00:00:00Z',
    is_verified: true,
  };

  it('needs only a token and a user', async () => {
    const store = await logInWith(() => HttpResponse.json({ token: 'a', user }));
    await waitFor(() => expect(shownToasts(store)).toEqual(['success: Login successful!']));
    expect(selectToken(store.getState())).toBe('a');
  });

  it.each([
    ['a message', 401, { message: 'Wrong password' }, 'Wrong password'],
    ['no message', 400, {}, 'Login failed'],
    ['a reported failure', 200, { success: false, message: 'Locked' }, 'Locked'],
    ['a token that is a number', 200, { token: 5, user }, 'Login failed'],
    ['a user without id', 200, { token: 'a', user: { ...user, id: null } }, 'Login failed'],
    ['nothing', 200, null, 'Login failed'],
  ])('that is answered with %s fails', async (_what, status, body, text) => {
    const store = await logInWith(() => HttpResponse.json(body, { status }));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(shownToasts(store)).toEqual([]);
    expect(isGuest(store)).toBe(true);
  });

  it('without a connection can be tried again', async () => {
    await logInWith(() => HttpResponse.error());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Login failed. Please try again.');
  });

  it('that the shop aborts says nothing', async () => {
    const response = holdNextResponse(LOGIN);
    const { store, user: person } = await open();
    await logIn(person, EMAIL);
    await waitFor(() => expect(requestsTo('POST /api/auth/login')).toHaveLength(1));
    await act(async () => void store.dispatch(signedOut()));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled());
    expect(shownToasts(store)).toEqual([]);
    response.lose();
  });
});

describe('a forgotten password', () => {
  const link = { name: 'Forgot password?' };

  it('leads on with the typed address', async () => {
    const { user, location } = await open();
    await fillIn(user, { Email: EMAIL });
    await user.click(await screen.findByRole('link', link));
    expect(location()).toMatchObject({ pathname: '/forgot-password', state: { email: EMAIL } });
  });

  it('cannot be reset at a backend that does not know how', async () => {
    offerOnly();
    await open();
    expect(screen.queryByRole('link', link)).not.toBeInTheDocument();
  });
});
