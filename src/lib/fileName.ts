const MAXIMUM_CHARACTERS = 120;
/** Leaves room for the extension and the browser's ` (1)` within the 255 bytes of a file name. */
const MAXIMUM_BYTES = 240;
const RESERVED_ON_WINDOWS = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

function shorten(name: string): string {
  const characters = [...name].slice(0, MAXIMUM_CHARACTERS).join('');
  const { read } = new TextEncoder().encodeInto(characters, new Uint8Array(MAXIMUM_BYTES));
  return characters.slice(0, read);
}

/**
 * Returns '{title}.zip' as a name that is valid on every file system; letters of any script are
 * kept.
 */
export function zipFileName(title: string): string {
  const printable = title
    .normalize('NFC')
    // eslint-disable-next-line no-control-regex -- control characters are what has to go
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[/\\:*?"<>|]+/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const name = shorten(printable).replace(/^\.+|[. ]+$/g, '');
  return `${!name || RESERVED_ON_WINDOWS.test(name) ? `project-${name}`.replace(/-$/, '') : name}.zip`;
}
