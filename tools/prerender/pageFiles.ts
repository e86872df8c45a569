import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DrawnPages, readDrawnPages } from '../place/drawnPages';
import { CATALOGUE_DOCUMENTS, documentOf, PRERENDERED } from '../serve/addresses';

/**
 * Exists while a run writes. It holds a folder with the name of the run's process, for files that are
 * not whole yet, and whoever renames a folder to it owns it, since that fails unless it is empty.
 */
const WORKSHOP = '.prerendering';
const CHECK_MS = 100;

/** Returns a short hash of a text. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Returns the process that owns a workshop, if there is one. */
function ownerOf(workshop: string): string | undefined {
  try {
    return readdirSync(workshop)[0];
  } catch {
    return undefined;
  }
}

/** Writes a file of a build at once: until it is whole, the file before it stays. */
export function writeWhole(directory: string, name: string, text: string): void {
  const target = join(directory, name);
  const workshop = join(directory, WORKSHOP);
  const draft = join(workshop, ownerOf(workshop)!, hashOf(name));
  writeFileSync(draft, text);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(draft, target);
}

/** Returns whether a process has ended. */
function hasEnded(pid: string): boolean {
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Takes a folder's place; returns whether it was free. */
function takePlace(folder: string, place: string): boolean {
  try {
    renameSync(folder, place);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTEMPTY') return false;
    throw error;
  }
}

/** Does some work on the files of a build while no other run does; waits for its turn. */
export async function inTurn(directory: string, work: () => Promise<void>): Promise<void> {
  const workshop = join(directory, WORKSHOP);
  const own = `${workshop}-${process.pid}`;
  mkdirSync(join(own, String(process.pid)), { recursive: true });
  while (!takePlace(own, workshop)) {
    const owner = ownerOf(workshop);
    if (owner && hasEnded(owner)) rmSync(join(workshop, owner), { recursive: true, force: true });
    else await wait(CHECK_MS);
  }
  try {
    await work();
  } finally {
    renameSync(workshop, own);
    rmSync(own, { recursive: true, force: true });
  }
}

const isDocument = (name: string) => name.endsWith('.html');

/** Returns the names of the documents of projects and categories in a build. */
function listDocuments(directory: string): string[] {
  const folder = join(directory, CATALOGUE_DOCUMENTS);
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  return names.map((name) => `${CATALOGUE_DOCUMENTS}/${String(name)}`).filter(isDocument);
}

/** Returns what the pages of a build were drawn from, without those whose documents are gone. */
export function readWritten(directory: string, variant: string): DrawnPages['pages'] {
  const drawn = readDrawnPages(directory);
  if (drawn?.variant !== variant) return {};
  const written = new Set(listDocuments(directory));
  const isWritten = ([path]: [string, string]) =>
    path in PRERENDERED || written.has(documentOf(path));
  return Object.fromEntries(Object.entries(drawn.pages).filter(isWritten));
}

/** Removes the documents of projects and categories that are not among the pages. */
export function removeOthers(directory: string, pages: DrawnPages['pages']): void {
  const names = new Set(Object.keys(pages).map(documentOf));
  for (const name of listDocuments(directory)) {
    if (!names.has(name)) rmSync(join(directory, name));
  }
}
