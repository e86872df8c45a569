import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig, type Storage } from 'redux-persist';
import type { StorageKey } from '@/config/storageKeys';
import { readStored, writeStored } from '@/lib/browserStorage';
import type { Versions } from '@/lib/mergeLists';

/** How a field of a slice is read from and written to its own storage key. */
export type FieldFormat<Value> = {
  field: string;
  /** Parses the stored text; must return the empty value for anything invalid. */
  parse: (text: string | null) => Value;
  /** The text to store, or null to remove the key. */
  serialize: (value: Value) => string | null;
  /** Merges what two tabs stored at the same time; without it, the last write wins. */
  merge?: (versions: Versions<Value>) => Value;
};

/** A window event: the browser has stored a key, or refused to. */
export type StoredEvent = CustomEvent<{ key: StorageKey; isStored: boolean }>;

/** The name of `StoredEvent`. */
export const STORED_EVENT = 'field-stored';

/** How long another tab may not have been notified of a write, in milliseconds. */
const UNHEARD_MS = 3_000;

/** Deferred, because a write may happen in a reducer, which must not dispatch. */
const announce = (event: Event) => queueMicrotask(() => void window.dispatchEvent(event));

/**
 * Stores a field of a slice as plain text under a key that all tabs share, without redux-persist's
 * envelope, so that other code can read the key as the specification defines it.
 */
export function createStoredField<Value>(
  key: StorageKey,
  { field, parse, serialize, merge }: FieldFormat<Value>,
) {
  /** The text in the storage, as far as this tab knows. */
  let known: string | null = null;
  /** When this tab last stored a value, on the page's clock. */
  let storedAt = -UNHEARD_MS;
  let isStored = true;

  const storage: Storage = {
    getItem: async () => {
      known = readStored(key);
      return { [field]: parse(known) };
    },
    setItem: async (_key, state: unknown) => {
      const mine = (state as Record<string, Value>)[field] as Value;
      const wanted = serialize(mine);
      // A received value is not stored again, because the other tab may have changed it since.
      if (wanted === known) return;
      const stored = readStored(key);
      const isRaced = merge && stored !== known && stored !== wanted;
      const text = isRaced
        ? serialize(merge({ base: parse(known), mine, theirs: parse(stored) }))
        : wanted;
      const wasStored = isStored;
      isStored = writeStored(key, text);
      if (isStored !== wasStored) {
        const detail: StoredEvent['detail'] = { key, isStored };
        announce(new CustomEvent(STORED_EVENT, { detail }));
      }
      if (!isStored) return;
      known = text;
      storedAt = performance.now();
      // Browsers notify only the other tabs, but this one must apply the merged value too.
      if (isRaced) announce(new StorageEvent('storage', { key, newValue: text }));
    },
    removeItem: async () => void writeStored(key, null),
  };

  return {
    key,
    /** The storage engine for redux-persist. */
    storage,
    /**
     * Returns this tab's next value after another tab has stored a text. What this tab has just
     * stored is kept even if the text lacks it, because the other tab may not know about it yet.
     */
    receive(text: string | null, mine: Value): Value {
      const theirs = parse(text);
      const isUnheard = performance.now() - storedAt < UNHEARD_MS;
      const base = parse(isUnheard ? null : known);
      const merged = merge && text !== known ? merge({ base, mine, theirs }) : theirs;
      known = text;
      return merged;
    },
    /** Wraps the reducer of a slice, so that redux-persist stores the field. */
    persist<State>(reducer: Reducer<State>) {
      const config: PersistConfig<State> & { deserialize: false } = {
        key,
        keyPrefix: '',
        storage,
        whitelist: [field],
        serialize: false,
        // Honoured at run time, missing from the library's types.
        deserialize: false,
      };
      return persistReducer<State>(config, reducer);
    },
  };
}
