import { del, get, set } from 'idb-keyval';
import type { SnapshotStorage } from './snapshot';

const KEY = 'launchyard-mock-backend';

/** Keeps the snapshot in IndexedDB, which all tabs of a browser share. */
export const indexedDbStorage: SnapshotStorage = {
  read: () => get<unknown>(KEY),
  write: (snapshot) => set(KEY, snapshot),
  clear: () => del(KEY),
};
