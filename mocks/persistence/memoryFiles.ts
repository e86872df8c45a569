import type { FileStorage } from '../domain/files';

/** Stores uploaded files in memory, for tests and the HTTP server. */
export function memoryFiles(): FileStorage {
  const files = new Map<string, Map<number, Blob>>();
  return {
    write: async (id, offset, part) => {
      files.set(id, (files.get(id) ?? new Map<number, Blob>()).set(offset, part));
    },
    read: async (id) => {
      const parts = files.get(id);
      return parts && new Blob([...parts.values()]);
    },
    remove: async (id) => {
      files.delete(id);
    },
    clear: async () => files.clear(),
  };
}
