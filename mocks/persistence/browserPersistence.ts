import type { FileStorage } from '../domain/files';
import { indexedDbFiles, indexedDbStorage } from './indexedDb';
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
