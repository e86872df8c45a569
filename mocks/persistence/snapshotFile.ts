import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isSnapshot, type Snapshot, type SnapshotStorage } from './snapshot';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Writes a file, if `text` is given, and flushes the file or directory to disk. */
async function flushToDisk(path: string, text?: string): Promise<void> {
  const handle = await open(path, text === undefined ? 'r' : 'w');
  try {
    if (text !== undefined) await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file atomically: it always has either all of the old text or all of the new text. */
async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.new`;
  await flushToDisk(temporary, text);
  await rename(temporary, path);
  await flushToDisk(dirname(path));
}

/** Reads a snapshot file; undefined if it does not exist. Rejects if it contains anything else. */
export async function readSnapshotFile(path: string): Promise<Snapshot | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const stored: unknown = parseOrNull(text);
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
