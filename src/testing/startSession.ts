import { makeStore } from '@/app/store/makeStore';
import type { AppStore } from '@/store';
import type { PersonName } from '@mocks/seeds/knownPeople';
import { backend } from './mockServer';
import { sessionKnown } from './sessionKnown';

const stops: (() => void)[] = [];

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  localStorage.clear();
});

/** Creates a store and signs a seeded user in, as the token of an earlier visit would. */
export async function startSession(name: PersonName): Promise<AppStore> {
  const token = await backend.signIn(name);
  if (token) localStorage.setItem('token', token);
  const { store, stop } = makeStore();
  stops.push(stop);
  await sessionKnown(store);
  return store;
}
