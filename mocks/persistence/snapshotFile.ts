import { readFile, rename, writeFile } from 'node:fs/promises';
import { isSnapshot, type Snapshot, type SnapshotStorage } from './snapshot';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Replaces a file at once: a reader sees all of the old text or all of the new text. */
async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.new`;
  await writeFile(temporary, text);
  await rename(temporary, path);
}

/** Reads a snapshot file; undefined if it does not exist. Rejects if it contains anything else. */
export async function readSnapshotFile(path: string): Promise<Snapshot | undefined> {
  const bytes = await readFile(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (bytes === undefined) return undefined;
  // The decoder drops a byte-order mark.
  const stored: unknown = parseOrNull(new TextDecoder().decode(bytes));
  if (!isSnapshot(stored)) {
    throw new Error(
      `${path} contains no state of this version. Move it away, or name another file.`,
    );
  }
  return stored;
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores the snapshot in a file that no other process writes; `initial` is its current content. */
export function snapshotFile(path: string, initial: Snapshot | undefined): SnapshotStorage {
  let content = initial;
  return {
    read: async () => content,
    write: async (snapshot) => {
      await replaceFile(path, `${JSON.stringify(snapshot)}\n`);
      content = snapshot;
    },
  };
}
