import type { SnapshotStorage } from './snapshot';

/** Stores the snapshot in memory, for tests. */
export function memoryStorage(initial?: unknown): SnapshotStorage & { content: unknown } {
  const storage = {
    content: initial,
    read: async () => storage.content,
    // A deep copy, like IndexedDB makes.
    write: async (snapshot: unknown) => {
      storage.content = JSON.parse(JSON.stringify(snapshot)) as unknown;
    },
  };
  return storage;
}
