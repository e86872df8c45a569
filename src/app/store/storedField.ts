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
  /** This tab's current value, including its changes. */
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
    // Without storage nothing can be read back; this must not look like another tab's change.
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
      // A received value is not stored again, because the other tab may have changed it since.
      if (wanted === known) return;
      const stored = readStored(key);
      const isRaced = merge && stored !== known && stored !== wanted;
      const text = isRaced ? serialize(mergeWith(parse(stored), mine)) : wanted;
      if (!store(text) || text === wanted) return;
      // Browsers notify only the other tabs, but this one must apply the merged value too.
      announce(new StorageEvent('storage', { key, oldValue: wanted, newValue: text }));
    },
    removeItem: async () => {
      writeStored(key, null);
    },
  };

  return {
    key,
    /** The storage engine for redux-persist. */
    storage,
    /** Whether the browser stored the last value; otherwise the storage tells nothing about it. */
    isStored: () => isStored,
    /**
     * Returns this tab's next value after another tab has stored a text. With `merge`, this tab's own
     * changes survive, and are stored again if the other tab did not know about them.
     */
    receive(text: string | null, mine: Value): Value {
      noteChange(mine);
      known = text;
      const theirs = parse(text);
      latest = mergeWith(theirs, mine);
      const isComplete = serialize(latest) === serialize(theirs);
      if (!isComplete && own?.isInsistedOn(text)) latest = theirs;
      else if (!isComplete) store(serialize(latest));
      return latest;
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

/** How long another tab may store a value without knowing about a change, in milliseconds. */
const UNHEARD_MS = 3_000;

/** A tab that stores the same text more often than this knows about the changes that it lacks. */
const ANSWERS = 3;

type Change<Value> = {
  from: Value;
  to: Value;
  /** Time on this page's clock, in milliseconds; null until the change is stored. */
  storedAt: number | null;
};

/**
 * Tracks this tab's changes to a stored value while another tab may still overwrite them. Browsers
 * notify other tabs of writes with a delay, so tabs that write at the same time do not see each
 * other's changes.
 */
function trackOwnChanges<Value>(merge: (versions: Versions<Value>) => Value) {
  let changes: Change<Value>[] = [];
  const answers = new Map<string | null, number>();

  return {
    /** Adds a change that is not yet stored. */
    add(from: Value, to: Value): void {
      changes.push({ from, to, storedAt: null });
    },
    /** Marks all changes as stored; they expire when every tab has been notified. */
    markStored(): void {
      const now = performance.now();
      changes = changes.map((each) => ({ ...each, storedAt: each.storedAt ?? now }));
    },
    /** Returns a value without these changes: what the other tabs know. */
    undo(value: Value): Value {
      const now = performance.now();
      changes = changes.filter(({ storedAt }) => storedAt === null || now - storedAt < UNHEARD_MS);
      if (changes.length === 0) answers.clear();
      return changes.reduceRight(
        (current, { from, to }) => merge({ base: to, mine: from, theirs: current }),
        value,
      );
    },
    /**
     * Records that another tab stored a text without these changes. Returns true, and discards the
     * changes, if that tab undoes them deliberately.
     */
    isInsistedOn(text: string | null): boolean {
      const count = (answers.get(text) ?? 0) + 1;
      answers.set(text, count);
      if (count <= ANSWERS) return false;
      changes = [];
      answers.clear();
      return true;
    },
  };
}
