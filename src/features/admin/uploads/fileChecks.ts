import type { UploadKind } from '@/api/adminApi';
import { uploadLimits } from '@/config/projectLimits';
import { formatFileSize } from '@/lib/files';

type Signature = (bytes: Uint8Array) => boolean;

type FileRule = {
  extensions: readonly string[];
  /** Accepted signatures in the first bytes. */
  signatures: readonly Signature[];
  wanted: string;
};

/** Length of the longest signature in bytes. */
const SIGNATURE_BYTES = 12;

function startsWith(...expected: number[]): Signature {
  return (bytes) => expected.every((byte, index) => bytes[index] === byte);
}

const isText = (bytes: Uint8Array, offset: number, text: string) =>
  Array.from(text).every((letter, index) => bytes[offset + index] === letter.charCodeAt(0));

const rules: Record<UploadKind, FileRule> = {
  archive: {
    extensions: ['.zip'],
    signatures: [startsWith(0x50, 0x4b)],
    wanted: 'a zip file',
  },
  image: {
    extensions: ['.png', '.jpg', '.jpeg', '.webp'],
    signatures: [
      startsWith(0x89, 0x50, 0x4e, 0x47),
      startsWith(0xff, 0xd8, 0xff),
      (bytes) => isText(bytes, 0, 'RIFF') && isText(bytes, 8, 'WEBP'),
    ],
    wanted: 'a PNG, JPEG or WebP picture',
  },
};

/** Returns the `accept` attribute of a file input for a kind of upload. */
export const acceptedFiles = (kind: UploadKind): string => rules[kind].extensions.join(',');

/** Formats the size limit for a kind of upload: 5 MB. */
export const largestFile = (kind: UploadKind): string =>
  formatFileSize(uploadLimits[kind]).replace('.00', '');

/**
 * Checks name, size and first bytes of a file before it is sent. Returns why the file is rejected,
 * or null if it is accepted.
 */
export async function checkFile(file: File, kind: UploadKind): Promise<string | null> {
  const { extensions, signatures, wanted } = rules[kind];
  const reject = (reason: string) => `${file.name} ${reason}`;
  if (!extensions.some((extension) => file.name.toLowerCase().endsWith(extension))) {
    return reject(`is not ${wanted}.`);
  }
  if (file.size === 0) return reject('is empty.');
  if (file.size > uploadLimits[kind]) {
    return reject(`has ${formatFileSize(file.size)}; at most ${largestFile(kind)} are possible.`);
  }
  try {
    const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
    return signatures.some((matches) => matches(start)) ? null : reject(`is not ${wanted} inside.`);
  } catch {
    return reject('cannot be read. Was it moved or renamed?');
  }
}
