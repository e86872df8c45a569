const MAXIMUM_LENGTH = 120;
const RESERVED_ON_WINDOWS = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Returns '{title}.zip' as a name that is valid in every file system; the title's letters are kept.
 */
export function zipFileName(title: string): string {
  const name = title
    .normalize('NFC')
    // eslint-disable-next-line no-control-regex -- control characters are what has to go
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[/\\:*?"<>|]+/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAXIMUM_LENGTH)
    .replace(/^\.+|[. ]+$/g, '');
  return `${!name || RESERVED_ON_WINDOWS.test(name) ? `project-${name}`.replace(/-$/, '') : name}.zip`;
}
