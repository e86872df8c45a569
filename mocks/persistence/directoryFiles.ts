import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from '../domain/files';

const TEMPORARY_SUFFIX = '.new';

/** Stores uploaded files in a directory, part by part; each part is written atomically. */
export function directoryFiles(directory: string): FileStorage {
  const folderOf = (id: string) => join(directory, encodeURIComponent(id));
  return {
    write: async (id, offset, part) => {
      const file = join(folderOf(id), String(offset));
      await mkdir(folderOf(id), { recursive: true });
      await writeFile(`${file}${TEMPORARY_SUFFIX}`, Buffer.from(await part.arrayBuffer()));
      await rename(`${file}${TEMPORARY_SUFFIX}`, file);
    },
    read: async (id) => {
      const names = await readdir(folderOf(id)).catch((): string[] => []);
      const offsets = names.filter((name) => !name.endsWith(TEMPORARY_SUFFIX)).map(Number);
      if (offsets.length === 0) return undefined;
      const ordered = offsets.sort((a, b) => a - b);
      const parts = ordered.map((offset) => readFile(join(folderOf(id), String(offset))));
      return new Blob(await Promise.all(parts));
    },
    remove: (id) => rm(folderOf(id), { recursive: true, force: true }),
    clear: () => rm(directory, { recursive: true, force: true }),
  };
}
