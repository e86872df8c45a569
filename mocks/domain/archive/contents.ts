import { Inflate } from 'fflate';
import type { ProjectContents } from '@/api/generated/projects.gen';
import { archiveLimits as limits } from '@/config/projectLimits';
import { BYTES_PER_MEGABYTE } from '@/lib/files';
import { shorten } from '@/lib/text';
import { findZipDirectory, readCompressed, readZipEntries, type ZipEntry } from './zipDirectory';

const STORED = 0;
const DEFLATED = 8;
/** Bytes of compressed data to inflate at once; limits the damage of a zip bomb. */
const CHUNK_BYTES = 1024;
const SHOWN_NAME_MAXIMUM = 80;
const MEGABYTES_PER_GIGABYTE = 1024;

/** Control characters, and those that change the direction of a text. */
// eslint-disable-next-line no-control-regex -- they are what it looks for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** Files that operating systems add to zip files. */
const NOISE = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$)/;
const README = /^readme(?:\.(?:md|markdown|txt))?$/i;

/**
 * Returns an entry's path without empty segments; null for one that could be extracted outside its
 * folder (`..`, absolute, with a drive letter or a backslash) or misread (control characters, or
 * longer than the limit).
 */
export function toSafePath(name: string): string | null {
  if (CONTROLS.test(name) || name.includes('\\') || /^(?:\/|[a-z]:)/i.test(name)) return null;
  const segments = name.split('/').filter((segment) => segment !== '' && segment !== '.');
  const path = segments.join('/');
  return segments.includes('..') || path.length > limits.pathLength ? null : path;
}

const isFolder = ({ name }: ZipEntry) => name.endsWith('/');

/** A file of an archive, with its safe path. */
type ArchivedEntry = { path: string; entry: ZipEntry };

function listFiles(entries: readonly ZipEntry[]): ArchivedEntry[] {
  return entries.flatMap((entry) => {
    const path = isFolder(entry) || NOISE.test(entry.name) ? null : toSafePath(entry.name);
    return path ? [{ path, entry }] : [];
  });
}

const sumOf = (entries: readonly ZipEntry[]) => entries.reduce((sum, { size }) => sum + size, 0);

function showName(name: string): string {
  const shown = name.replaceAll(new RegExp(CONTROLS, 'g'), '\ufffd');
  return shown.length > SHOWN_NAME_MAXIMUM ? `${shorten(shown, SHOWN_NAME_MAXIMUM)}…` : shown;
}

/** Returns why a file cannot be a project's zip file, as a sentence; null if it can. */
export async function findArchiveProblem(file: Blob): Promise<string | null> {
  const directory = await findZipDirectory(file);
  if (directory && directory.entries > limits.files) {
    return `The zip file has more than ${limits.files.toLocaleString('en-IN')} files`;
  }
  const entries = directory && (await readZipEntries(file, directory));
  if (!entries) return 'This is not a zip file that can be opened';
  if (entries.some(({ isEncrypted }) => isEncrypted)) {
    return 'The zip file is locked with a password; customers could not open it';
  }
  if (sumOf(entries) > limits.unpackedBytes) {
    const gigabytes = limits.unpackedBytes / BYTES_PER_MEGABYTE / MEGABYTES_PER_GIGABYTE;
    return `The zip file has more than ${gigabytes} GB once unpacked`;
  }
  if (listFiles(entries).length === 0 && entries.every(({ name }) => toSafePath(name) !== null)) {
    return 'The zip file has no files';
  }
  const unsafe = entries.find(({ name }) => toSafePath(name) === null);
  return unsafe
    ? `The zip file has a name that is not safe to unpack: ${showName(unsafe.name)}`
    : null;
}

/** Inflates at most `maximum` bytes; stops at an error. */
async function inflateStart(compressed: Blob, maximum: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(maximum);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    const kept = chunk.subarray(0, maximum - length);
    bytes.set(kept, length);
    length += kept.length;
  });
  try {
    for (let at = 0; at < compressed.size && length < maximum; at += CHUNK_BYTES) {
      const chunk = compressed.slice(at, at + CHUNK_BYTES);
      inflate.push(new Uint8Array(await chunk.arrayBuffer()), at + CHUNK_BYTES >= compressed.size);
    }
  } catch {
    // A damaged README is shown up to the damage.
  }
  return bytes.subarray(0, length);
}

async function readStart(file: Blob, entry: ZipEntry, maximum: number): Promise<Uint8Array | null> {
  const compressed = await readCompressed(file, entry);
  if (entry.method === STORED)
    return new Uint8Array(await compressed.slice(0, maximum).arrayBuffer());
  return entry.method === DEFLATED ? inflateStart(compressed, maximum) : null;
}

/** Finds the README in the root or its only folder; prefers Markdown to plain text. */
function findReadme(files: readonly ArchivedEntry[]): ArchivedEntry | undefined {
  const folders = new Set(files.map(({ path }) => path.slice(0, path.indexOf('/') + 1)));
  const [only = ''] = folders.size === 1 ? folders : [];
  const found = files.filter(
    ({ path }) =>
      README.test(path) || (path.startsWith(only) && README.test(path.slice(only.length))),
  );
  return found.find(({ path }) => /\.m/i.test(path)) ?? found[0];
}

/** Reads a README as UTF-8, invalid bytes replaced; null if it is empty or cannot be read. */
async function readReadme(file: Blob, entry: ZipEntry) {
  const bytes = await readStart(file, entry, limits.readmeBytes + 1);
  if (!bytes) return null;
  const isCut = bytes.length > limits.readmeBytes;
  // `stream` leaves out a character that the limit cuts in two.
  const text = new TextDecoder().decode(bytes.subarray(0, limits.readmeBytes), { stream: isCut });
  const readme = text.replaceAll('\u0000', '').trim();
  return readme === '' ? null : { readme, readme_truncated: isCut };
}

const depthOf = ({ path }: ArchivedEntry) => path.split('/').length;

/**
 * Lists the files of a zip file with its README; if there are too many, those of the upper folders.
 * Names and sizes come from the central directory; only the README is inflated, up to its limit.
 * Null if the file cannot be opened.
 */
export async function readContents(file: Blob): Promise<ProjectContents | null> {
  const directory = await findZipDirectory(file);
  if (!directory || directory.entries > limits.files) return null;
  const entries = await readZipEntries(file, directory);
  if (!entries) return null;
  const files = listFiles(entries).sort(
    (one, other) => depthOf(one) - depthOf(other) || (one.path < other.path ? -1 : 1),
  );
  const readme = findReadme(files);
  return {
    files: files
      .slice(0, limits.listedFiles)
      .map(({ path, entry }) => ({ path, size: entry.size })),
    total_files: files.length,
    total_size: sumOf(files.map(({ entry }) => entry)),
    truncated: files.length > limits.listedFiles,
    ...((readme && (await readReadme(file, readme.entry))) ?? {
      readme: null,
      readme_truncated: false,
    }),
  };
}
