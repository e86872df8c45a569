import type { Dispatch, Reducer, Store } from '@reduxjs/toolkit';
import { type PersistConfig, persistReducer, persistStore, type Storage } from 'redux-persist';
import type { StorageKey } from '@/config/browserStorage';
import { readStored, writeStored } from '@/config/browserStorage';
import type { RootState } from '@/store';
import type { StoredField, StoredTexts } from '@/store/storedField';

type PersistedStore = Store<RootState>;

/** A kept field without the type of its value. */
type Part = {
  /** Takes over what has changed in the storage; what the storage did not take from this tab stays. */
  follow: (store: PersistedStore) => void;
  /** Another tab has removed a key. */
  noteRemoval: (key: string) => void;
};

/** Keeps fields of slices in browser storage, as plain texts under keys that all tabs share. */
export function makePersistence() {
  const parts: Part[] = [];
  let announce: Dispatch | undefined;

  /** Wraps the reducer of a slice, so that redux-persist reads and stores one field of it. */
  const keep = <State, Value>(field: StoredField<Value>, reducer: Reducer<State>) => {
    const onStored = (isStored: boolean) => {
      const action = field.stored?.(isStored);
      // Redux-persist may write in a reducer, which must not dispatch.
      if (action) queueMicrotask(() => announce?.(action));
    };
    const { storage, ...part } = makePart(field, onStored);
    parts.push(part);
    const config: PersistConfig<State> & { deserialize: false } = {
      key: field.name,
      storage,
      whitelist: [field.name],
      serialize: false,
      // Honoured at run time, missing from the library's types.
      deserialize: false,
    };
    return persistReducer<State>(config, reducer);
  };

  /**
   * Reads what is stored, stores each change, and follows what other tabs store. `follow` looks for
   * what this tab has not been told of yet, `flush` stores what waits; `stop` ends it all.
   */
  const start = (store: PersistedStore) => {
    const persistor = persistStore(store);
    announce = store.dispatch;
    const follow = () => parts.forEach((part) => part.follow(store));
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== null && newValue === null) parts.forEach((part) => part.noteRemoval(key));
      follow();
    };
    const flush = () => void persistor.flush();
    window.addEventListener('storage', onStorage);
    // A page that the browser had put aside was not told what other tabs stored meanwhile.
    window.addEventListener('pageshow', follow);
    // A page that is being left runs no timers, which redux-persist needs to write.
    window.addEventListener('pagehide', flush);
    const stop = () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', follow);
      window.removeEventListener('pagehide', flush);
      // A pending write would otherwise overwrite what another store writes next.
      flush();
      persistor.pause();
    };
    return { follow, flush, stop };
  };

  return { keep, start };
}

function readTexts<Value>({ keys }: StoredField<Value>): StoredTexts {
  return new Map(
    keys().flatMap((key) => {
      const text = readStored(key);
      return text === null ? [] : [[key, text]];
    }),
  );
}

/** Returns the keys whose texts differ, those of the first map first. */
const differing = (one: StoredTexts, other: StoredTexts): StorageKey[] =>
  [...new Map([...one, ...other]).keys()].filter((key) => one.get(key) !== other.get(key));

/** Returns a map with some keys as they are in another one. */
function withThose(
  texts: StoredTexts,
  keys: readonly StorageKey[],
  from: StoredTexts,
): StoredTexts {
  const result = new Map(texts);
  for (const key of keys) {
    const text = from.get(key);
    if (text === undefined) result.delete(key);
    else result.set(key, text);
  }
  return result;
}

function makePart<Value>(field: StoredField<Value>, onStored: (isStored: boolean) => void) {
  /** What is in the storage, as far as this tab knows. */
  let known: StoredTexts = new Map();
  let isStored = true;
  const removed = new Set<string>();

  const store = (key: StorageKey, text: string | undefined): boolean => {
    if (!writeStored(key, text ?? null)) return false;
    if (text === undefined) removed.add(key);
    return true;
  };

  const write = (value: Value) => {
    const wanted = field.toTexts(value);
    const refused: StorageKey[] = [];
    for (const key of differing(wanted, known)) {
      const text = wanted.get(key);
      // Removals come last: a text that cannot be stored must not lose the one that it replaces.
      const isKept = text === undefined && refused.length > 0;
      if (isKept || !store(key, text)) refused.push(key);
      else known = withThose(known, [key], wanted);
    }
    if (isStored === (refused.length === 0)) return;
    isStored = !isStored;
    onStored(isStored);
  };

  const storage: Storage = {
    getItem: async () => {
      known = readTexts(field);
      // An equal value would be another object, which renders what shows it again.
      return known.size > 0 ? { [field.name]: field.parse(known) } : undefined;
    },
    setItem: async (_key, state: unknown) => write((state as Record<string, Value>)[field.name]!),
    removeItem: async () => undefined,
  };

  const part: Part = {
    follow: (tab) => {
      // Another tab may have changed what was removed before it was told.
      const returned = field.isRemovedForGood ? field.keys().filter((key) => removed.has(key)) : [];
      for (const key of returned) store(key, undefined);
      const found = readTexts(field);
      const changed = differing(found, known);
      if (changed.length === 0) return;
      known = found;
      const texts = withThose(field.toTexts(field.select(tab.getState())), changed, found);
      tab.dispatch(field.changedElsewhere(field.parse(texts)));
    },
    noteRemoval: (key) => void removed.add(key),
  };
  return { storage, ...part };
}
