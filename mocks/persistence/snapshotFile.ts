import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isSnapshot, type Snapshot, type SnapshotStorage } from './snapshot';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Has the operating system write down what it holds back of a file or directory. */
async function writeDown(path: string, text?: string): Promise<void> {
  const handle = await open(path, text === undefined ? 'r' : 'w');
  try {
    if (text !== undefined) await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file so that at any moment it holds all of the old text or all of the new one. */
async function replaceFile(path: string, text: string): Promise<void> {
  const fresh = `${path}.new`;
  await writeDown(fresh, text);
  await rename(fresh, path);
  await writeDown(dirname(path));
}

/** The snapshot in a file, or undefined when there is no file; rejects when it holds something else. */
export async function readSnapshotFile(path: string): Promise<Snapshot | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const stored: unknown = parseOrNull(text);
  if (!isSnapshot(stored)) {
    throw new Error(`${path} holds no state of this version. Move it away, or name another file.`);
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

/** Keeps the snapshot in a file that no other process writes; `initial` is what it holds now. */
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
