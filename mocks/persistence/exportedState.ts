import { BYTES_PER_MEGABYTE } from '@/config/constants';
import type { FileStorage } from '../domain/files';
import type { Snapshot } from './snapshot';

/** Room for uploads in an exported state, all together. */
export const EXPORT_MEGABYTES = 20;

/** A state as a file can keep it. */
export type ExportedState = Snapshot & {
  /** The uploads by their ids, in base64. */
  files: Readonly<Record<string, string>>;
  /** The names of the uploads for which there was no room; whoever takes the state up goes without. */
  filesLeftOut: readonly string[];
};

/** So many bytes at a time can be the arguments of a call. */
const STRETCH_BYTES = 0x8000;

async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += STRETCH_BYTES) {
    text += String.fromCharCode(...bytes.subarray(at, at + STRETCH_BYTES));
  }
  return btoa(text);
}

function fromBase64(text: unknown): Blob {
  try {
    return new Blob([Uint8Array.from(atob(text as string), (byte) => byte.charCodeAt(0))]);
  } catch {
    throw new TypeError('one of its files is not in base64');
  }
}

/** Adds its complete uploads to a state, as far as there is room, in bytes. */
export async function withFiles(
  snapshot: Snapshot,
  storage: FileStorage,
  room = EXPORT_MEGABYTES * BYTES_PER_MEGABYTE,
): Promise<ExportedState> {
  const files: Record<string, string> = {};
  const filesLeftOut: string[] = [];
  let left = room;
  for (const { id, fileName, fileSize } of snapshot.changes.uploads.rows) {
    const file = await storage.read(id);
    if (file?.size !== fileSize) continue;
    if (fileSize > left) filesLeftOut.push(fileName);
    else {
      files[id] = await toBase64(file);
      left -= fileSize;
    }
  }
  return { ...snapshot, files, filesLeftOut };
}

/** The uploads in a state of unknown origin, by their ids; throws a sentence when they are none. */
export function readFiles(state: Snapshot): Map<string, Blob> {
  const { files = {} } = state as Partial<ExportedState>;
  if (typeof files !== 'object' || files === null || Array.isArray(files)) {
    throw new TypeError('its files are none');
  }
  return new Map(Object.entries(files).map(([id, text]) => [id, fromBase64(text)]));
}
