import type { Dispatch } from '@reduxjs/toolkit';
import type { StorageKey } from '@/config/storageKeys';
import { storedToken } from '@/features/auth';
import { storedCart, storedCheckout, storedPayments } from '@/features/buying';
import { storedFavourites } from '@/features/favourites';
import { readStored, writeStored } from '@/lib/browserStorage';
import type { RootState } from '@/store';
import type { StoredField, StoredTexts } from '@/store/storedField';

const FIELDS = [storedCart, storedFavourites, storedCheckout, storedPayments, storedToken];

type PersistedStore = {
  dispatch: Dispatch;
  getState: () => RootState;
  subscribe: (listener: () => void) => () => void;
};

/**
 * Reads what is stored into a store, stores each change at once, and follows what other tabs store.
 * `follow` looks for what this tab has not been told of yet; `stop` ends it all.
 */
export function persist(store: PersistedStore) {
  const fields = FIELDS.map((field) => persistField(field, store));
  const follow = () => fields.forEach((field) => field.follow());
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (newValue === null) fields.forEach((field) => field.noteRemoval(key));
    follow();
  };
  const unsubscribe = store.subscribe(() => fields.forEach((field) => field.write()));
  window.addEventListener('storage', onStorage);
  // A page that the browser had put aside was not told what other tabs stored meanwhile.
  window.addEventListener('pageshow', follow);
  const stop = () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', follow);
  };
  return { follow, stop };
}

const readTexts = ({ keys }: StoredField): StoredTexts =>
  new Map(
    keys().flatMap((key) => {
      const text = readStored(key);
      return text === null ? [] : [[key, text]];
    }),
  );

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

function persistField(field: StoredField, { dispatch, getState }: PersistedStore) {
  /** What is in the storage, as far as this tab knows. */
  let known = readTexts(field);
  let written: unknown;
  let isStored = true;
  const removed = new Set<string>();

  const store = (key: StorageKey, text: string | undefined): boolean => {
    if (!writeStored(key, text ?? null)) return false;
    if (text === undefined) removed.add(key);
    return true;
  };

  const write = () => {
    const value = field.select(getState());
    if (value === written) return;
    written = value;
    const wanted = field.toTexts(getState());
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
    if (field.stored) dispatch(field.stored(isStored));
  };

  /** Takes over what has changed in the storage; what the storage did not take from this tab stays. */
  const follow = () => {
    // Another tab may have changed what was removed before it was told.
    const returned = field.isRemovedForGood ? field.keys().filter((key) => removed.has(key)) : [];
    for (const key of returned) store(key, undefined);
    const found = readTexts(field);
    const changed = differing(found, known);
    if (changed.length === 0) return;
    known = found;
    dispatch(field.read(withThose(field.toTexts(getState()), changed, found)));
  };

  dispatch(field.read(known));
  write();
  return { write, follow, noteRemoval: (key: string | null) => key !== null && removed.add(key) };
}
