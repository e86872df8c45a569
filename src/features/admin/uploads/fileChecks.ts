import type { UploadKind } from '@/api/adminApi';
import { uploadLimits } from '@/config/projectLimits';
import { formatFileSize } from '@/lib/fileSize';

type Signature = (bytes: Uint8Array) => boolean;

type FileRule = {
  extensions: readonly string[];
  /** What the first bytes of such files are. */
  signatures: readonly Signature[];
  wanted: string;
};

/** Enough for every signature here, in bytes. */
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

/** The file names that a file input offers for a kind of upload. */
export const acceptedFiles = (kind: UploadKind): string => rules[kind].extensions.join(',');

/** The largest size of a kind of upload, for people: 5 MB. */
export const largestFile = (kind: UploadKind): string =>
  formatFileSize(uploadLimits[kind]).replace('.00', '');

/**
 * Why a file cannot be an upload of that kind, or null when it can. Looks at the name, the size and
 * the first bytes, so that nobody sends a large file in vain.
 */
export async function refusalOfFile(file: File, kind: UploadKind): Promise<string | null> {
  const { extensions, signatures, wanted } = rules[kind];
  const refuse = (reason: string) => `${file.name} ${reason}`;
  if (!extensions.some((extension) => file.name.toLowerCase().endsWith(extension))) {
    return refuse(`is not ${wanted}.`);
  }
  if (file.size === 0) return refuse('is empty.');
  if (file.size > uploadLimits[kind]) {
    return refuse(`has ${formatFileSize(file.size)}; at most ${largestFile(kind)} are possible.`);
  }
  try {
    const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
    return signatures.some((matches) => matches(start)) ? null : refuse(`is not ${wanted} inside.`);
  } catch {
    return refuse('cannot be read. Was it moved or renamed?');
  }
}
