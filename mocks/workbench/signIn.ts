import { keepInTab, readStored, writeStored } from '@/config/browserStorage';
import type { MockBackend } from '../createMockBackend';
import type { PersonName } from '../seeds/knownPeople';

/** The app's storage key for the session token. */
export const TOKEN_KEY = 'token';

/**
 * Signs a seeded person in, or out, in this tab only, so that two tabs can have different users. A
 * running app adopts the session like one from another tab. Rejects with a message for the
 * user.
 */
export async function signInAs(backend: MockBackend, name: PersonName): Promise<void> {
  const token = await backend.signIn(name);
  keepInTab(TOKEN_KEY);
  const oldValue = readStored(TOKEN_KEY);
  if (!writeStored(TOKEN_KEY, token)) {
    throw new Error('This browser stores no session. Use the login page.');
  }
  window.dispatchEvent(
    new StorageEvent('storage', {
      key: TOKEN_KEY,
      oldValue,
      newValue: token,
      storageArea: sessionStorage,
    }),
  );
}

/** Stores the token of the next page's session, for this tab only or for the browser; null for none. */
export function storeToken(token: string | null, extent: 'tab' | 'browser'): void {
  for (const area of [sessionStorage, localStorage]) area.removeItem(TOKEN_KEY);
  if (token) (extent === 'tab' ? sessionStorage : localStorage).setItem(TOKEN_KEY, token);
}

/**
 * Signs in the person of the setup at page load. A tab with a session keeps it, unless the address
 * names a person. If the sign-in fails, the app starts with the session it has.
 */
export async function signInAtStart(
  backend: MockBackend,
  name: PersonName | null,
  isInAddress: boolean,
): Promise<void> {
  if (name === null) return;
  keepInTab(TOKEN_KEY);
  if (!isInAddress && readStored(TOKEN_KEY)) return;
  try {
    await signInAs(backend, name);
  } catch (error) {
    console.warn(`The workbench: ${error instanceof Error ? error.message : String(error)}`);
  }
}
