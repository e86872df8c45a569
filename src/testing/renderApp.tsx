import './mockServer';
import { CacheProvider } from '@emotion/react';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '@/app/App';
import { makeStore } from '@/app/store/makeStore';
import { makeStyleCache } from './styleCache';

/** Emails of the seeded users; see README. */
export const people = {
  owner: 'asha@example.com',
  newCustomer: 'new@example.com',
  admin: 'admin@example.com',
} as const;

const PASSWORD = 'password';
const stops: (() => void)[] = [];

afterEach(() => {
  cleanup();
  stops.splice(0).forEach((stop) => stop());
  localStorage.clear();
  sessionStorage.clear();
});

/** Logs a seeded user in with a real request and stores the token, as an earlier visit would. */
export async function signIn(email: string): Promise<string> {
  const response = await fetch(`${process.env.API_HOST}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { token } = (await response.json()) as { token: string };
  localStorage.setItem('token', token);
  return token;
}

type RenderOptions = {
  /** The email of the seeded user to sign in; a guest if omitted. */
  as?: string;
  /** Renders in React's strict mode, which runs every effect twice. */
  isStrict?: boolean;
};

/**
 * Renders the whole app at a path with a new store. Returns a user-event instance and a function
 * that closes the app; browser storage is kept for the next call, as on a reload.
 */
export async function renderApp(path: string, { as, isStrict = false }: RenderOptions = {}) {
  if (as) await signIn(as);
  window.history.pushState(null, '', path);
  const { store, stop } = makeStore();
  stops.push(stop);
  const user = userEvent.setup({ delay: null });
  const styles = makeStyleCache();
  stops.push(() => styles.sheet.flush());
  const app = await act(async () =>
    render(
      <CacheProvider value={styles}>
        <App store={store} />
      </CacheProvider>,
      { reactStrictMode: isStrict },
    ),
  );
  const close = () => {
    app.unmount();
    stop();
  };
  return { user, close };
}
