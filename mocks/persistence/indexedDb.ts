import { clear, createStore, delMany, get, getMany, keys, set } from 'idb-keyval';
import type { FileStorage } from '../domain/files';
import type { SnapshotStorage } from './snapshot';

/** A shop's storages of state and uploaded files; empty if the browser denies both. */
export type BrowserPersistence = { storage?: SnapshotStorage; files?: FileStorage };

/** Returns whether the browser has IndexedDB and grants access to it. */
function hasIndexedDb(): boolean {
  try {
    return Boolean(window.indexedDB);
  } catch {
    return false;
  }
}

/** Opens the storage of a shop in this browser. */
export function openBrowserPersistence(shop: string): BrowserPersistence {
  return hasIndexedDb() ? { storage: indexedDbStorage(shop), files: indexedDbFiles(shop) } : {};
}

/** Stores a shop's snapshot in IndexedDB, which all tabs of a browser share. */
function indexedDbStorage(shop: string): SnapshotStorage {
  return {
    read: () => get<unknown>(shop),
    write: (snapshot) => set(shop, snapshot),
  };
}

/** The key of a part: file id and offset in bytes. */
type PartKey = [id: string, offset: number];

/** Stores a shop's uploaded files in a separate database, part by part. */
function indexedDbFiles(shop: string): FileStorage {
  const store = createStore(`${shop}-files`, 'parts');
  /** Returns the keys of a file's parts in order, since IndexedDB sorts its keys. */
  const partsOf = async (id: string) =>
    (await keys<PartKey>(store)).filter(([fileId]) => fileId === id);
  return {
    write: (id, offset, part) => set([id, offset], part, store),
    read: async (id) => {
      const parts = await getMany<Blob>(await partsOf(id), store);
      return parts.length > 0 ? new Blob(parts.filter((part) => part !== undefined)) : undefined;
    },
    remove: async (id) => delMany(await partsOf(id), store),
    clear: () => clear(store),
  };
}
