import { backend } from '@/testing/mockServer';
import { makeStore } from './makeStore';
import { whenSessionKnown } from './whenSessionKnown';

const LONGEST_MS = 60_000;

/** A store as a page starts with, for somebody whose token is stored, or for nobody. */
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

describe('waiting for who visits', () => {
  it('ends at once for a visitor', async () => {
    const store = openStore(null);
    await whenSessionKnown(store, LONGEST_MS);
    expect(store.getState().auth.status).toBe('anonymous');
  });

  it('ends when the backend has said whose token it is', async () => {
    const store = openStore(await backend.signIn('owner'));
    await whenSessionKnown(store, LONGEST_MS);
    expect(store.getState().auth.user?.name).toBe('Asha Rao');
    await whenSessionKnown(store, LONGEST_MS);
  });

  it('ends after a while when the backend says nothing', async () => {
    const token = await backend.signIn('owner');
    backend.faults.set('getProfile', { hangs: true });
    const store = openStore(token);
    await whenSessionKnown(store, 1);
    expect(store.getState().auth.status).toBe('loading');
  });
});
