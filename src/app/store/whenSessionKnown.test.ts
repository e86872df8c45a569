import { backend } from '@/testing/mockServer';
import { makeStore } from './makeStore';
import { whenSessionKnown } from './whenSessionKnown';

const LONGEST_MS = 60_000;

/** Makes a store as at the start of a page, with a stored token or for a guest. */
function openStore(token: string | null) {
  if (token) localStorage.setItem('token', token);
  const { store, stop } = makeStore();
  stops.push(stop);
  return store;
}

const stops: (() => void)[] = [];
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  localStorage.clear();
});

describe('whenSessionKnown', () => {
  it('resolves at once for a guest', async () => {
    const store = openStore(null);
    await whenSessionKnown(store, LONGEST_MS);
    expect(store.getState().auth.status).toBe('anonymous');
  });

  it('resolves when the backend has confirmed the token', async () => {
    const store = openStore(await backend.signIn('owner'));
    await whenSessionKnown(store, LONGEST_MS);
    expect(store.getState().auth.user?.name).toBe('Asha Rao');
    await whenSessionKnown(store, LONGEST_MS);
  });

  it('resolves after a while when the backend does not respond', async () => {
    const token = await backend.signIn('owner');
    backend.faults.set('getProfile', { hangs: true });
    const store = openStore(token);
    await whenSessionKnown(store, 1);
    expect(store.getState().auth.status).toBe('loading');
  });
});
