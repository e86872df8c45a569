import type { StorageKey } from '@/config/storageKeys';

const keptInTab = new Set<string>();

/** Stores a key in session storage instead of local storage, so that it ends with the tab. */
export function keepInTab(key: StorageKey): void {
  keptInTab.add(key);
}

/** Returns the storage of a key; throws when the browser denies access. */
function storageOf(key: string): Storage {
  return keptInTab.has(key) ? window.sessionStorage : window.localStorage;
}

/** Returns the stored text of a key; null when there is none or the browser denies access. */
export function readStored(key: StorageKey): string | null {
  try {
    return storageOf(key).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it for null; returns false when the browser denies access. */
export function writeStored(key: StorageKey, value: string | null): boolean {
  try {
    if (value === null) storageOf(key).removeItem(key);
    else storageOf(key).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether a storage event concerns the storage in which this tab keeps the key. */
export function isSharedChange({ key, storageArea }: StorageEvent): boolean {
  if (key === null) return false;
  return storageArea === null ? !keptInTab.has(key) : storageArea === storageOf(key);
}
