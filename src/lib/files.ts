import { countCharacters, shorten } from './text';
import { trimVisible } from './visibleText';

const MAXIMUM_CHARACTERS = 120;
/** Leaves room for the extension and the browser's ` (1)` within the 255 bytes of a file name. */
const MAXIMUM_BYTES = 240;
const RESERVED_ON_WINDOWS = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

const countBytes = (text: string) => new TextEncoder().encode(text).length;

/** Returns '{title}.zip' as a name that is valid on every file system; letters of any script are kept. */
export function zipFileName(title: string): string {
  const printable = title
    .normalize('NFC')
    // eslint-disable-next-line no-control-regex -- control characters are what has to go
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[/\\:*?"<>|]+/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const cut = shorten(printable, MAXIMUM_CHARACTERS, countCharacters);
  const name = trimVisible(shorten(cut, MAXIMUM_BYTES, countBytes).replace(/^\.+|[. ]+$/g, ''));
  return `${!name || RESERVED_ON_WINDOWS.test(name) ? `project-${name}`.replace(/-$/, '') : name}.zip`;
}

const BYTES_PER_KILOBYTE = 1024;

/** Bytes of a megabyte (specification, section 9). */
export const BYTES_PER_MEGABYTE = 1_048_576;

/** Formats bytes in a suitable unit: 812 B, 5.2 kB, 38.4 MB; 0 B without a valid number. */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '0 B';
  const whole = Math.round(bytes);
  if (whole < BYTES_PER_KILOBYTE) return `${whole} B`;
  const kilobytes = (bytes / BYTES_PER_KILOBYTE).toFixed(1);
  // 1023.96 kB would round up to the next unit.
  if (Number(kilobytes) < BYTES_PER_KILOBYTE) return `${kilobytes} kB`;
  return `${(bytes / BYTES_PER_MEGABYTE).toFixed(1)} MB`;
}

/** Formats bytes as megabytes with two decimals: 38.40 MB; 'Size unknown' for none. No file has 0.00 MB. */
export function formatFileSize(bytes: number | null): string {
  if (!bytes) return 'Size unknown';
  const megabytes = (bytes / BYTES_PER_MEGABYTE).toFixed(2);
  return Number(megabytes) > 0 ? `${megabytes} MB` : 'Less than 0.01 MB';
}
