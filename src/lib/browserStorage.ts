import type { StorageKey } from '@/config/storageKeys';

const keptInTab = new Set<string>();

/** Keeps a key in this tab's own storage instead of the browser's; for what ends with the tab. */
export function keepInTab(key: StorageKey): void {
  keptInTab.add(key);
}

/** The storage in which a key is kept; throws when the browser denies it. */
function storageOf(key: string): Storage {
  return keptInTab.has(key) ? window.sessionStorage : window.localStorage;
}

/** The stored text under a key; null when there is none or the browser denies its storage. */
export function readStored(key: StorageKey): string | null {
  try {
    return storageOf(key).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it for null; answers false when the browser refuses. */
export function writeStored(key: StorageKey, value: string | null): boolean {
  try {
    if (value === null) storageOf(key).removeItem(key);
    else storageOf(key).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Whether a change that did not come from the store is about what this tab keeps under the key. */
export function isSharedChange({ key, storageArea }: StorageEvent): boolean {
  if (key === null) return false;
  return storageArea === null ? !keptInTab.has(key) : storageArea === storageOf(key);
}
