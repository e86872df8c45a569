import type { Storage } from 'redux-persist';
import type { StorageKey } from '@/config/storageKeys';
import { readStored, writeStored } from '@/lib/browserStorage';
import type { Versions } from '@/lib/mergeLists';
import { trackOwnChanges } from './ownChanges';

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

/** One field of a slice in browser storage, which all tabs share. */
export type SharedField<Value> = {
  key: StorageKey;
  /** The name of the field in its slice. */
  field: string;
  /** The storage engine for redux-persist. */
  storage: Storage;
  /**
   * Takes what another tab stored and returns this tab's next value. This tab's own changes survive,
   * and are stored again if the other tab did not know of them.
   */
  receive: (text: string | null, mine: Value) => Value;
};

/**
 * Keeps one field of a slice as plain text under a key, without redux-persist's own envelope, so that
 * other code can read the key as the specification names it.
 */
export function createSharedField<Value>(
  key: StorageKey,
  { field, parse, serialize, merge }: FieldFormat<Value>,
): SharedField<Value> {
  /** The text that the storage has, as far as this tab knows. */
  let known: string | null = null;
  /** This tab's value, with its changes up to now. */
  let latest = parse(null);
  let own = merge && trackOwnChanges(merge);
  let isStored = true;

  const noteChange = (mine: Value) => {
    if (mine !== latest) own?.add(latest, mine);
    latest = mine;
  };

  const mergeWith = (theirs: Value, mine: Value) =>
    merge && own ? merge({ base: own.undo(mine), mine, theirs }) : theirs;

  const store = (text: string | null): boolean => {
    const wasStored = isStored;
    isStored = writeStored(key, text);
    if (isStored !== wasStored) {
      const detail: StoredEvent['detail'] = { key, isStored };
      announce(new CustomEvent(STORED_EVENT, { detail }));
    }
    // Without storage nothing can be read back, which must not look like another tab's change.
    if (!isStored) return false;
    known = text;
    own?.markStored();
    return true;
  };

  const storage: Storage = {
    getItem: async () => {
      known = readStored(key);
      latest = parse(known);
      own = merge && trackOwnChanges(merge);
      return { [field]: latest };
    },
    setItem: async (_key, state: unknown) => {
      const mine = (state as Record<string, Value>)[field] as Value;
      const wanted = serialize(mine);
      noteChange(mine);
      // What was received is not stored again: the other tab may have changed it since.
      if (wanted === known) return;
      const stored = readStored(key);
      const isRaced = merge && stored !== known && stored !== wanted;
      const text = isRaced ? serialize(mergeWith(parse(stored), mine)) : wanted;
      if (!store(text) || text === wanted) return;
      // Browsers notify only the other tabs, but this one has to apply the merged value too.
      announce(new StorageEvent('storage', { key, oldValue: wanted, newValue: text }));
    },
    removeItem: async () => {
      writeStored(key, null);
    },
  };

  return {
    key,
    field,
    storage,
    receive: (text, mine) => {
      noteChange(mine);
      known = text;
      const theirs = parse(text);
      latest = mergeWith(theirs, mine);
      const isComplete = serialize(latest) === serialize(theirs);
      if (!isComplete && own?.isInsistedOn(text)) latest = theirs;
      else if (!isComplete) store(serialize(latest));
      return latest;
    },
  };
}
