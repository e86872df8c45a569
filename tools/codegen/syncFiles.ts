import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The content of each file by its path; null for a file that should not exist. */
export type WantedFiles = ReadonlyMap<string, string | null>;

function differs(path: string, text: string | null): boolean {
  if (text === null) return existsSync(path);
  return !existsSync(path) || readFileSync(path, 'utf8') !== text;
}

/** Returns the paths of the files that differ. */
export function findDifferences(wanted: WantedFiles): string[] {
  return [...wanted].filter(([path, text]) => differs(path, text)).map(([path]) => path);
}

/** Writes and removes the files that differ; returns a line for each. */
export function syncFiles(wanted: WantedFiles, nameOf: (path: string) => string): string[] {
  return findDifferences(wanted).map((path) => {
    const text = wanted.get(path) ?? null;
    if (text === null) {
      rmSync(path);
      return `Removed ${nameOf(path)}`;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return `Wrote ${nameOf(path)}`;
  });
}
