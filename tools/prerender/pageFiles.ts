import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DrawnPages, readDrawnPages } from '../place/drawnPages';
import { documentOf, PRERENDERED, PROJECT_DOCUMENTS } from '../serve/addresses';

/** Exists while a run writes, and holds what is not whole yet. */
const WORKSHOP = '.prerendering';
const OWNER_FILE = 'pid';
const CHECK_MS = 100;
/** How long a run may take to say which process it is. */
const NAMELESS_MS = 5_000;

/** Returns a short hash of a text. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Writes a file of a build at once: until it is whole, the file before it stays. */
export function writeWhole(directory: string, name: string, text: string): void {
  const target = join(directory, name);
  const draft = join(directory, WORKSHOP, hashOf(name));
  writeFileSync(draft, text);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(draft, target);
}

/** Returns whether the run that holds a workshop has ended without removing it. */
function isAbandoned(workshop: string): boolean {
  try {
    process.kill(Number(readFileSync(join(workshop, OWNER_FILE), 'utf8')), 0);
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return true;
    const { mtimeMs = Infinity } = statSync(workshop, { throwIfNoEntry: false }) ?? {};
    return Date.now() - mtimeMs > NAMELESS_MS;
  }
}

/** Does some work on the files of a build while no other run does; waits for its turn. */
export async function inTurn(directory: string, work: () => Promise<void>): Promise<void> {
  const workshop = join(directory, WORKSHOP);
  for (;;) {
    try {
      mkdirSync(workshop);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (isAbandoned(workshop)) rmSync(workshop, { recursive: true, force: true });
      else await wait(CHECK_MS);
    }
  }
  try {
    writeFileSync(join(workshop, OWNER_FILE), String(process.pid));
    await work();
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** Returns the names of the documents of projects in a build. */
function listProjects(directory: string): string[] {
  const folder = join(directory, PROJECT_DOCUMENTS);
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Returns what the pages of a build were drawn from, without those whose documents are gone. */
export function readWritten(directory: string, variant: string): DrawnPages['pages'] {
  const drawn = readDrawnPages(directory);
  if (drawn?.variant !== variant) return {};
  const written = new Set(listProjects(directory).map((name) => `${PROJECT_DOCUMENTS}/${name}`));
  const isWritten = ([path]: [string, string]) =>
    path in PRERENDERED || written.has(documentOf(path));
  return Object.fromEntries(Object.entries(drawn.pages).filter(isWritten));
}

/** Removes the documents of projects that are not among the pages. */
export function removeOthers(directory: string, pages: DrawnPages['pages']): void {
  const names = new Set(Object.keys(pages).map(documentOf));
  for (const name of listProjects(directory).map((each) => `${PROJECT_DOCUMENTS}/${each}`)) {
    if (!names.has(name)) rmSync(join(directory, name), { recursive: true });
  }
}
