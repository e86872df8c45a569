const ENTRY = 0x04034b50;
const ENTRY_BYTES = 30;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_ENTRY_BYTES = 46;
const END = 0x06054b50;
const END_BYTES = 22;
/** The end record of a zip file can carry a comment of up to this many bytes. */
const COMMENT_MAXIMUM = 65_535;
/** A count, or a size or offset, that is only in the ZIP64 fields. */
const IN_ZIP64_COUNT = 0xffff;
const IN_ZIP64 = 0xffffffff;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_LOCATOR_BYTES = 20;
const ZIP64_END = 0x06064b50;
const ZIP64_END_BYTES = 56;
const ZIP64_EXTRA = 0x0001;
const ENCRYPTED = 0x1;

/** An entry of a zip file's central directory; sizes and the offset are in bytes, as declared. */
export type ZipEntry = {
  /** As it is in the file, not to be trusted as a path; a folder ends with a slash. */
  name: string;
  size: number;
  compressedSize: number;
  /** 0 for stored, 8 for deflated. */
  method: number;
  /** Where the entry's header starts in the file. */
  offset: number;
  isEncrypted: boolean;
};

/** Offset and size of a zip file's central directory, in bytes, and its number of entries. */
type ZipDirectory = { offset: number; size: number; entries: number };

async function viewOf(file: Blob, from: number, bytes: number): Promise<DataView> {
  return new DataView(await file.slice(from, from + bytes).arrayBuffer());
}

/** Returns the offset of the end record within `tail`; -1 if there is none. */
function findEndRecord(tail: DataView): number {
  for (let offset = tail.byteLength - END_BYTES; offset >= 0; offset -= 1) {
    const isEnd =
      tail.getUint32(offset, true) === END &&
      offset + END_BYTES + tail.getUint16(offset + 20, true) === tail.byteLength;
    if (isEnd) return offset;
  }
  return -1;
}

async function readZip64Directory(
  file: Blob,
  endOffset: number,
): Promise<ZipDirectory | undefined> {
  const locator = await viewOf(file, endOffset - ZIP64_LOCATOR_BYTES, ZIP64_LOCATOR_BYTES);
  if (locator.byteLength < ZIP64_LOCATOR_BYTES) return undefined;
  if (locator.getUint32(0, true) !== ZIP64_LOCATOR) return undefined;
  const end = await viewOf(file, Number(locator.getBigUint64(8, true)), ZIP64_END_BYTES);
  if (end.byteLength < ZIP64_END_BYTES || end.getUint32(0, true) !== ZIP64_END) return undefined;
  const [entries, size, offset] = [32, 40, 48].map((field) =>
    Number(end.getBigUint64(field, true)),
  );
  return { entries: entries!, size: size!, offset: offset! };
}

async function readEndRecord(file: Blob): Promise<ZipDirectory | undefined> {
  const tailOffset = Math.max(0, file.size - END_BYTES - COMMENT_MAXIMUM);
  const tail = await viewOf(file, tailOffset, file.size);
  const offset = findEndRecord(tail);
  if (offset < 0) return undefined;
  const entries = tail.getUint16(offset + 10, true);
  if (entries === IN_ZIP64_COUNT) return readZip64Directory(file, tailOffset + offset);
  return {
    entries,
    size: tail.getUint32(offset + 12, true),
    offset: tail.getUint32(offset + 16, true),
  };
}

/**
 * Finds the central directory of a file that starts and ends like a zip file with at least one entry;
 * undefined for any other file. The directory itself is not read.
 */
export async function findZipDirectory(file: Blob): Promise<ZipDirectory | undefined> {
  if (file.size < END_BYTES) return undefined;
  const head = await viewOf(file, 0, 4);
  if (head.getUint32(0, true) !== ENTRY) return undefined;
  const found = await readEndRecord(file);
  return found && found.entries > 0 && found.offset + found.size <= file.size ? found : undefined;
}

/** Returns the values of an entry's ZIP64 field, in the order in which they replace others. */
function readZip64Extra(extra: DataView): number[] {
  for (let at = 0; at + 4 <= extra.byteLength;) {
    const bytes = extra.getUint16(at + 2, true);
    if (extra.getUint16(at, true) === ZIP64_EXTRA) {
      const count = Math.floor(Math.min(bytes, extra.byteLength - at - 4) / 8);
      return Array.from({ length: count }, (_value, index) =>
        Number(extra.getBigUint64(at + 4 + index * 8, true)),
      );
    }
    at += 4 + bytes;
  }
  return [];
}

const utf8 = new TextDecoder();

function readEntry(directory: DataView, at: number, nameBytes: number, extraBytes: number) {
  const { buffer } = directory;
  const nameAt = at + DIRECTORY_ENTRY_BYTES;
  const large = readZip64Extra(new DataView(buffer, nameAt + nameBytes, extraBytes));
  const read = (field: number) => {
    const value = directory.getUint32(at + field, true);
    return value === IN_ZIP64 ? (large.shift() ?? value) : value;
  };
  const size = read(24);
  const compressedSize = read(20);
  return {
    name: utf8.decode(new Uint8Array(buffer, nameAt, nameBytes)),
    size,
    compressedSize,
    method: directory.getUint16(at + 10, true),
    offset: read(42),
    isEncrypted: (directory.getUint16(at + 8, true) & ENCRYPTED) !== 0,
  };
}

/** Reads a central directory; undefined if it is not a complete one with the announced entries. */
export async function readZipEntries(
  file: Blob,
  { offset, size, entries }: ZipDirectory,
): Promise<ZipEntry[] | undefined> {
  const directory = await viewOf(file, offset, size);
  const found: ZipEntry[] = [];
  let at = 0;
  while (at + DIRECTORY_ENTRY_BYTES <= directory.byteLength) {
    if (directory.getUint32(at, true) !== DIRECTORY_ENTRY) break;
    const [name, extra, comment] = [28, 30, 32].map((field) =>
      directory.getUint16(at + field, true),
    );
    const next = at + DIRECTORY_ENTRY_BYTES + name! + extra! + comment!;
    if (next > directory.byteLength) return undefined;
    found.push(readEntry(directory, at, name!, extra!));
    at = next;
  }
  return at === directory.byteLength && found.length === entries ? found : undefined;
}

/** Returns the compressed bytes of an entry; empty if its header is not where the directory says. */
export async function readCompressed(file: Blob, entry: ZipEntry): Promise<Blob> {
  const header = await viewOf(file, entry.offset, ENTRY_BYTES);
  if (header.byteLength < ENTRY_BYTES || header.getUint32(0, true) !== ENTRY) return new Blob();
  const start =
    entry.offset + ENTRY_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
  return file.slice(start, start + entry.compressedSize);
}
