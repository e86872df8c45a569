import type { Storage } from 'redux-persist';
import type { StorageKey } from '@/config/storageKeys';
import { readStored, writeStored } from '@/lib/browserStorage';
import type { Versions } from '@/lib/mergeLists';

/** How one field of a slice is read from and written to a storage key of its own. */
export type FieldFormat<Value> = {
  field: string;
  /** Reads the stored text; must turn anything invalid into the empty value. */
  parse: (text: string | null) => Value;
  /** The text to store, or null to remove the key. */
  serialize: (value: Value) => string | null;
  /**
   * Merges this tab's value with what another tab stored since `base`; without it, the last write
   * wins.
   */
  merge?: (versions: Versions<Value>) => Value;
};

/** An event of the window: the browser has begun to refuse, or to allow, that a key is stored. */
export type StoredEvent = CustomEvent<{ key: StorageKey; isStored: boolean }>;

/** The name of `StoredEvent`. */
export const STORED_EVENT = 'field-stored';

/** A write may happen in a reducer, which must not dispatch what the event leads to. */
const announce = (event: Event) => queueMicrotask(() => void window.dispatchEvent(event));

/**
 * A storage engine for redux-persist that keeps one field of a slice as plain text, without
 * redux-persist's own envelope, so that other code can read the key as the specification names it.
 */
export function createFieldStorage<Value>(format: FieldFormat<Value>): Storage {
  const { field, parse, serialize, merge } = format;
  /** The text that this tab last read or wrote. */
  let known: string | null = null;
  let isStored = true;

  const write = (key: StorageKey, text: string | null): boolean => {
    const wasStored = isStored;
    isStored = writeStored(key, text);
    if (isStored !== wasStored) {
      const detail: StoredEvent['detail'] = { key, isStored };
      announce(new CustomEvent(STORED_EVENT, { detail }));
    }
    return isStored;
  };

  return {
    getItem: async (key: StorageKey) => {
      known = readStored(key);
      return { [field]: parse(known) };
    },
    setItem: async (key: StorageKey, state: unknown) => {
      const mine = (state as Record<string, Value>)[field] as Value;
      const stored = readStored(key);
      const wanted = serialize(mine);
      const isRaced = merge && stored !== known && stored !== wanted;
      const merged = isRaced ? merge({ base: parse(known), mine, theirs: parse(stored) }) : mine;
      const text = serialize(merged);
      // Without storage nothing can be read back, which must not look like another tab's change.
      if (!write(key, text)) return;
      known = text;
      if (text === wanted) return;
      // Browsers notify only the other tabs, but this one has to apply the merged value too.
      announce(new StorageEvent('storage', { key, oldValue: wanted, newValue: text }));
    },
    removeItem: async (key: StorageKey) => {
      writeStored(key, null);
    },
  };
}
