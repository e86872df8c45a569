const ZIP_ENTRY = 0x04034b50;
const ZIP_DIRECTORY_ENTRY = 0x02014b50;
const ZIP_DIRECTORY_ENTRY_BYTES = 46;
const ZIP_END = 0x06054b50;
const ZIP_END_BYTES = 22;
/** The end of a zip file may carry a comment of this length. */
const ZIP_COMMENT_MAXIMUM = 65_535;
/** The end says this when there are more entries than it can count; a second, larger end can. */
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

/** What kind of picture a file is by its first bytes; undefined for none that the shop takes. */
export async function findPictureType(file: Blob): Promise<PictureType | undefined> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  return pictureTypes.find(({ matches }) => matches(head));
}

async function viewOf(file: Blob, from: number, bytes: number): Promise<DataView> {
  return new DataView(await file.slice(from, from + bytes).arrayBuffer());
}

/** Where a zip file's directory lies in it, in bytes, and how many entries it has. */
type ZipDirectory = { offset: number; size: number; entries: number };

/** Where the end of a zip file begins, in the view of its last bytes; -1 when there is none. */
function findEnd(tail: DataView): number {
  for (let at = tail.byteLength - ZIP_END_BYTES; at >= 0; at -= 1) {
    const isEnd =
      tail.getUint32(at, true) === ZIP_END &&
      at + ZIP_END_BYTES + tail.getUint16(at + 20, true) === tail.byteLength;
    if (isEnd) return at;
  }
  return -1;
}

async function readLargeDirectory(file: Blob, endAt: number): Promise<ZipDirectory | undefined> {
  const locator = await viewOf(file, endAt - ZIP64_LOCATOR_BYTES, ZIP64_LOCATOR_BYTES);
  if (locator.getUint32(0, true) !== ZIP64_LOCATOR) return undefined;
  const end = await viewOf(file, Number(locator.getBigUint64(8, true)), ZIP64_END_BYTES);
  if (end.byteLength < ZIP64_END_BYTES || end.getUint32(0, true) !== ZIP64_END) return undefined;
  const [entries, size, offset] = [32, 40, 48].map((at) => Number(end.getBigUint64(at, true)));
  return { entries: entries!, size: size!, offset: offset! };
}

async function readDirectory(file: Blob): Promise<ZipDirectory | undefined> {
  const tailAt = Math.max(0, file.size - ZIP_END_BYTES - ZIP_COMMENT_MAXIMUM);
  const tail = await viewOf(file, tailAt, file.size);
  const at = findEnd(tail);
  if (at < 0) return undefined;
  const entries = tail.getUint16(at + 10, true);
  if (entries === ZIP_ENTRIES_MAXIMUM) return readLargeDirectory(file, tailAt + at);
  return { entries, size: tail.getUint32(at + 12, true), offset: tail.getUint32(at + 16, true) };
}

/** How many entries a directory lists; none when it does not end with the last of them. */
function countEntries(directory: DataView): number {
  let entries = 0;
  let at = 0;
  while (at + ZIP_DIRECTORY_ENTRY_BYTES <= directory.byteLength) {
    if (directory.getUint32(at, true) !== ZIP_DIRECTORY_ENTRY) break;
    const [name, extra, comment] = [28, 30, 32].map((field) =>
      directory.getUint16(at + field, true),
    );
    at += ZIP_DIRECTORY_ENTRY_BYTES + name! + extra! + comment!;
    entries += 1;
  }
  return at === directory.byteLength ? entries : 0;
}

/** Whether a file is a zip file by its first bytes and a directory that can be read to its end. */
export async function isZipFile(file: Blob): Promise<boolean> {
  if (file.size < ZIP_END_BYTES) return false;
  const head = await viewOf(file, 0, 4);
  if (head.getUint32(0, true) !== ZIP_ENTRY) return false;
  const found = await readDirectory(file);
  if (!found || found.entries === 0 || found.offset + found.size > file.size) return false;
  return countEntries(await viewOf(file, found.offset, found.size)) === found.entries;
}
