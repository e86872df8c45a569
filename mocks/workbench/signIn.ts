import { keepInTab, readStored, writeStored } from '@/lib/browserStorage';
import { requestToken } from '../controls/requestToken';
import type { PersonName } from '../seeds/knownPeople';

/** Where the app keeps its session. */
const TOKEN_KEY = 'token';

/**
 * Signs a seeded person in for this tab alone, so that two tabs of one browser can be two people, or
 * out. The app, once it runs, takes the session over as it takes over one of another tab.
 */
export async function signInAs(name: PersonName): Promise<void> {
  const token = await requestToken(name, fetch);
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
 * address names somebody.
 */
export async function visitAs(name: PersonName | null, isInAddress: boolean): Promise<void> {
  if (name === null) return;
  keepInTab(TOKEN_KEY);
  if (isInAddress || !readStored(TOKEN_KEY)) await signInAs(name);
}
