const ZIP_ENTRY = 0x04034b50;
const ZIP_DIRECTORY_ENTRY = 0x02014b50;
const ZIP_DIRECTORY_ENTRY_BYTES = 46;
const ZIP_END = 0x06054b50;
const ZIP_END_BYTES = 22;
/** The end record of a zip file can carry a comment of up to this many bytes. */
const ZIP_COMMENT_MAXIMUM = 65_535;
/**
 * The entry count of the end record when there are too many to count; the ZIP64 end record has the
 * real one.
 */
const ZIP_ENTRIES_MAXIMUM = 0xffff;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_LOCATOR_BYTES = 20;
const ZIP64_END = 0x06064b50;
const ZIP64_END_BYTES = 56;

const HEAD_BYTES = 12;

type PictureType = { readonly contentType: string; readonly extension: string };

const pictureTypes: readonly (PictureType & { matches: (head: string) => boolean })[] = [
  {
    contentType: 'image/png',
    extension: 'png',
    matches: (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  },
  {
    contentType: 'image/jpeg',
    extension: 'jpg',
    matches: (head) => head.startsWith('\xff\xd8\xff'),
  },
  {
    contentType: 'image/webp',
    extension: 'webp',
    matches: (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  },
];

/**
 * Detects the picture type of a file from its first bytes; undefined if the shop does not accept
 * it.
 */
export async function findPictureType(file: Blob): Promise<PictureType | undefined> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  return pictureTypes.find(({ matches }) => matches(head));
}

async function viewOf(file: Blob, from: number, bytes: number): Promise<DataView> {
  return new DataView(await file.slice(from, from + bytes).arrayBuffer());
}

/** Offset and size of a zip file's central directory, in bytes, and its number of entries. */
type ZipDirectory = { offset: number; size: number; entries: number };

/** Returns the offset of the end record within `tail`; -1 if there is none. */
function findEndRecord(tail: DataView): number {
  for (let offset = tail.byteLength - ZIP_END_BYTES; offset >= 0; offset -= 1) {
    const isEnd =
      tail.getUint32(offset, true) === ZIP_END &&
      offset + ZIP_END_BYTES + tail.getUint16(offset + 20, true) === tail.byteLength;
    if (isEnd) return offset;
  }
  return -1;
}

async function readZip64Directory(
  file: Blob,
  endOffset: number,
): Promise<ZipDirectory | undefined> {
  const locator = await viewOf(file, endOffset - ZIP64_LOCATOR_BYTES, ZIP64_LOCATOR_BYTES);
  if (locator.getUint32(0, true) !== ZIP64_LOCATOR) return undefined;
  const end = await viewOf(file, Number(locator.getBigUint64(8, true)), ZIP64_END_BYTES);
  if (end.byteLength < ZIP64_END_BYTES || end.getUint32(0, true) !== ZIP64_END) return undefined;
  const [entries, size, offset] = [32, 40, 48].map((field) =>
    Number(end.getBigUint64(field, true)),
  );
  return { entries: entries!, size: size!, offset: offset! };
}

async function readDirectory(file: Blob): Promise<ZipDirectory | undefined> {
  const tailOffset = Math.max(0, file.size - ZIP_END_BYTES - ZIP_COMMENT_MAXIMUM);
  const tail = await viewOf(file, tailOffset, file.size);
  const offset = findEndRecord(tail);
  if (offset < 0) return undefined;
  const entries = tail.getUint16(offset + 10, true);
  if (entries === ZIP_ENTRIES_MAXIMUM) return readZip64Directory(file, tailOffset + offset);
  return {
    entries,
    size: tail.getUint32(offset + 12, true),
    offset: tail.getUint32(offset + 16, true),
  };
}

/** Counts the entries of a central directory; 0 if it does not end with a complete entry. */
function countEntries(directory: DataView): number {
  let entries = 0;
  let offset = 0;
  while (offset + ZIP_DIRECTORY_ENTRY_BYTES <= directory.byteLength) {
    if (directory.getUint32(offset, true) !== ZIP_DIRECTORY_ENTRY) break;
    const [name, extra, comment] = [28, 30, 32].map((field) =>
      directory.getUint16(offset + field, true),
    );
    offset += ZIP_DIRECTORY_ENTRY_BYTES + name! + extra! + comment!;
    entries += 1;
  }
  return offset === directory.byteLength ? entries : 0;
}

/**
 * Returns true for a file that starts like a zip file and has a complete, consistent central
 * directory.
 */
export async function isZipFile(file: Blob): Promise<boolean> {
  if (file.size < ZIP_END_BYTES) return false;
  const head = await viewOf(file, 0, 4);
  if (head.getUint32(0, true) !== ZIP_ENTRY) return false;
  const found = await readDirectory(file);
  if (!found || found.entries === 0 || found.offset + found.size > file.size) return false;
  return countEntries(await viewOf(file, found.offset, found.size)) === found.entries;
}
