import * as v from 'valibot';
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

/** Returns the keys of all texts that outlive this tab; none when the browser denies access. */
export function storedKeys(): string[] {
  try {
    const { localStorage: area } = window;
    return Array.from({ length: area.length }, (_, index) => area.key(index) ?? '');
  } catch {
    return [];
  }
}

/** Returns the value of a stored JSON text; null if there is none that fits the schema. */
export function parseStored<Value>(
  text: string | null | undefined,
  schema: v.GenericSchema<unknown, Value>,
): Value | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text ?? 'null'));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
