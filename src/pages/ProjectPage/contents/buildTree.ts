import { archiveLimits } from '@/config/archiveLimits';
import { once } from '@/lib/once';

/** A file of a folder; the size is in bytes. */
export type TreeFile = { name: string; size: number };

/** A folder; `name` joins several segments if each folder contains only the next one. */
export type TreeFolder = {
  name: string;
  folders: TreeFolder[];
  files: TreeFile[];
  /** Total size of all files in it and below, in bytes. */
  size: number;
};

const DEEPEST = 24;
const collator = once(() => new Intl.Collator('en', { numeric: true }));

type Branch = { files: TreeFile[]; branches: Map<string, Branch> };

const makeBranch = (): Branch => ({ files: [], branches: new Map() });

/** Control characters and those that change the text direction. */
const CONTROLS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const readable = (name: string) => name.replace(CONTROLS, '\ufffd');

function add(root: Branch, path: string, size: number): void {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
  const name = segments.pop();
  if (name === undefined || segments.includes('..') || segments.length > DEEPEST) return;
  let branch = root;
  for (const segment of segments) {
    const next = branch.branches.get(segment) ?? makeBranch();
    branch.branches.set(segment, next);
    branch = next;
  }
  branch.files.push({ name: readable(name), size });
}

const byName = (one: { name: string }, other: { name: string }) =>
  collator().compare(one.name, other.name);

function toFolder(name: string, { files, branches }: Branch): TreeFolder {
  const folders = [...branches].map(([key, branch]) => toFolder(readable(key), branch));
  const [only] = folders;
  if (name !== '' && only && folders.length === 1 && files.length === 0) {
    return { ...only, name: `${name}/${only.name}` };
  }
  const size = [...files, ...folders].reduce((sum, entry) => sum + entry.size, 0);
  return { name, folders: folders.sort(byName), files: files.sort(byName), size };
}

/**
 * Builds a tree from untrusted paths: a path that leaves its folder is dropped. Folders and files
 * are sorted by name.
 */
export function buildTree(entries: readonly { path: string; size: number }[]): TreeFolder {
  const root = makeBranch();
  for (const { path, size } of entries.slice(0, archiveLimits.listedFiles)) {
    if (path.length <= archiveLimits.pathLength) add(root, path, size);
  }
  return toFolder('', root);
}
