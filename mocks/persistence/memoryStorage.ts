import type { SnapshotStorage } from './snapshot';

/** Keeps the snapshot in memory, for tests. */
export function memoryStorage(initial?: unknown): SnapshotStorage & { content: unknown } {
  const storage = {
    content: initial,
    read: async () => storage.content,
    // As IndexedDB does: what is kept shares nothing with what was handed over.
    write: async (snapshot: unknown) => {
      storage.content = JSON.parse(JSON.stringify(snapshot)) as unknown;
    },
  };
  return storage;
}
