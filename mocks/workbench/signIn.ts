import { keepInTab, readStored, writeStored } from '@/lib/browserStorage';
import type { MockBackend } from '../createMockBackend';
import type { PersonName } from '../seeds/knownPeople';

/** Where the app keeps its session. */
const TOKEN_KEY = 'token';

/**
 * Signs a seeded person in for this tab alone, so that two tabs of one browser can be two people, or
 * out. The app, once it runs, takes the session over as it takes over one of another tab. Rejects with
 * a sentence.
 */
export async function signInAs(backend: MockBackend, name: PersonName): Promise<void> {
  const token = await backend.signIn(name);
  keepInTab(TOKEN_KEY);
  const oldValue = readStored(TOKEN_KEY);
  writeStored(TOKEN_KEY, token);
  window.dispatchEvent(
    new StorageEvent('storage', {
      key: TOKEN_KEY,
      oldValue,
      newValue: token,
      storageArea: sessionStorage,
    }),
  );
}

/**
 * Brings about, at the start of a page, who visits. A tab that has its session keeps it, unless the
 * address names somebody. When a sign-in fails, the app starts nevertheless, with the session it has.
 */
export async function visitAs(
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
