import { waitFor } from '@testing-library/react';
import { makeStore } from '@/app/store/makeStore';
import type { AppStore } from '@/store';
import type { PersonName } from '@mocks/seeds/knownPeople';
import { backend } from './mockServer';

const stops: (() => void)[] = [];

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  localStorage.clear();
});

/** Waits until the store knows whether a user is signed in. */
export async function sessionKnown(store: AppStore): Promise<void> {
  await waitFor(() => expect(store.getState().auth.status).not.toBe('loading'));
}

/** Creates a store and signs a seeded user in, as the token of an earlier visit would. */
export async function startSession(name: PersonName): Promise<AppStore> {
  const token = await backend.signIn(name);
  if (token) localStorage.setItem('token', token);
  const { store, stop } = makeStore();
  stops.push(stop);
  await sessionKnown(store);
  return store;
}
