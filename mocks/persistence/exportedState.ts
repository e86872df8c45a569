import { BYTES_PER_MEGABYTE } from '@/lib/files';
import type { FileStorage } from '../domain/files';
import type { Snapshot } from './snapshot';

/** Maximum size of all uploads in an exported state, in megabytes. */
export const EXPORT_MEGABYTES = 20;

/** A state that can be saved as a file. */
export type ExportedState = Snapshot & {
  /** Base64 contents of the uploads by id. */
  files: Readonly<Record<string, string>>;
  /** Names of the uploads that did not fit and are missing after an import. */
  filesLeftOut: readonly string[];
};

/** Maximum number of bytes per call of `String.fromCharCode`, whose arguments are limited. */
const CHUNK_BYTES = 0x8000;

async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
  }
  return btoa(text);
}

function fromBase64(text: unknown): Blob {
  try {
    return new Blob([Uint8Array.from(atob(text as string), (byte) => byte.charCodeAt(0))]);
  } catch {
    throw new TypeError('one of its files is not valid base64');
  }
}

/** Adds the completed uploads to a state until `limitBytes` is reached. */
export async function withFiles(
  snapshot: Snapshot,
  storage: FileStorage,
  limitBytes = EXPORT_MEGABYTES * BYTES_PER_MEGABYTE,
): Promise<ExportedState> {
  const files: Record<string, string> = {};
  const filesLeftOut: string[] = [];
  let left = limitBytes;
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

/** Reads the uploads of an untrusted state, by id; throws a TypeError if they are malformed. */
export function readFiles(state: Snapshot): Map<string, Blob> {
  const { files = {} } = state as Partial<ExportedState>;
  if (typeof files !== 'object' || files === null || Array.isArray(files)) {
    throw new TypeError('its files are malformed');
  }
  return new Map(Object.entries(files).map(([id, text]) => [id, fromBase64(text)]));
}
