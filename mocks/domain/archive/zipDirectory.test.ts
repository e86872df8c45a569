/** @jest-environment node */
import { strToU8, zipSync } from 'fflate';
import { makeZip } from '../admin/fakes';
import { findZipDirectory, readCompressed, readZipEntries } from './zipDirectory';

const END_BYTES = 22;
/** Size of the central directory that `makeZip` writes: one entry and its name. */
const DIRECTORY_BYTES = 46 + 'README.md'.length;

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** Returns a zip file that counts its entries in a ZIP64 end record. */
async function withZip64End(zip: Blob): Promise<Blob> {
  const bytes = await bytesOf(zip);
  const endAt = bytes.byteLength - END_BYTES;
  const end = new DataView(bytes.buffer, endAt);
  const large = new DataView(new ArrayBuffer(56 + 20));
  large.setUint32(0, 0x06064b50, true);
  large.setBigUint64(32, BigInt(end.getUint16(10, true)), true);
  large.setBigUint64(40, BigInt(end.getUint32(12, true)), true);
  large.setBigUint64(48, BigInt(end.getUint32(16, true)), true);
  large.setUint32(56, 0x07064b50, true);
  large.setBigUint64(56 + 8, BigInt(endAt), true);
  end.setUint16(10, 0xffff, true);
  return new Blob([bytes.slice(0, endAt), large, bytes.slice(endAt)]);
}

async function isZipFile(file: Blob): Promise<boolean> {
  const directory = await findZipDirectory(file);
  return directory !== undefined && (await readZipEntries(file, directory)) !== undefined;
}

describe('a zip file', () => {
  it('is detected by its first bytes and a readable directory', async () => {
    expect(await isZipFile(makeZip('Hello'))).toBe(true);
    const files = Object.fromEntries(
      Array.from({ length: 300 }, (_entry, index) => [`src/${index}.ts`, strToU8(`${index}`)]),
    );
    expect(await isZipFile(new Blob([new Uint8Array(zipSync(files))]))).toBe(true);
  });

  it('can end with a comment', async () => {
    const bytes = await bytesOf(makeZip('Hello'));
    new DataView(bytes.buffer).setUint16(bytes.byteLength - 2, 4, true);
    expect(await isZipFile(new Blob([bytes, 'note']))).toBe(true);
    expect(await isZipFile(new Blob([bytes, 'not']))).toBe(false);
  });

  it('can have a ZIP64 end record', async () => {
    const plain = makeZip('Hello');
    const zip = await withZip64End(plain);
    expect(await isZipFile(zip)).toBe(true);
    expect(await findZipDirectory(zip)).toEqual(await findZipDirectory(plain));
  });

  it('begins with an entry and has a directory within it', async () => {
    const bytes = await bytesOf(makeZip('Hello'));
    const view = new DataView(bytes.buffer);
    const endAt = bytes.byteLength - END_BYTES;
    const sizeAt = endAt + 12;
    const size = view.getUint32(sizeAt, true);
    expect(await findZipDirectory(new Blob([bytes]))).toEqual({
      offset: endAt - size,
      size,
      entries: 1,
    });
    view.setUint32(sizeAt, size + END_BYTES, true);
    expect(await findZipDirectory(new Blob([bytes]))).toBeDefined();
    view.setUint32(sizeAt, size + END_BYTES + 1, true);
    expect(await findZipDirectory(new Blob([bytes]))).toBeUndefined();
    view.setUint32(sizeAt, size, true);
    view.setUint16(endAt + 10, 0, true);
    expect(await findZipDirectory(new Blob([bytes]))).toBeUndefined();
    view.setUint16(endAt + 10, 1, true);
    view.setUint32(0, 0x08074b50, true);
    expect(await findZipDirectory(new Blob([bytes]))).toBeUndefined();
  });

  it.each([
    ['a text', async () => new Blob(['Hello, this is a text of some length'])],
    ['a few bytes', async () => new Blob(['PK'])],
    ['the beginning alone', async () => new Blob(['PK\x03\x04', 'x'.repeat(100)])],
    ['a file that was cut off', async () => makeZip('Hello').slice(0, -1)],
    ['an empty archive', async () => new Blob([new Uint8Array(zipSync({}))])],
    [
      'an overwritten directory',
      async () => {
        const bytes = await bytesOf(makeZip('Hello'));
        return new Blob([bytes.fill(0, -END_BYTES - DIRECTORY_BYTES, -END_BYTES - 50)]);
      },
    ],
    [
      'a wrong entry count',
      async () => {
        const bytes = await bytesOf(makeZip('Hello'));
        new DataView(bytes.buffer).setUint16(bytes.byteLength - END_BYTES + 10, 2, true);
        return new Blob([bytes]);
      },
    ],
    [
      'a directory past the end',
      async () => {
        const bytes = await bytesOf(makeZip('Hello'));
        new DataView(bytes.buffer).setUint32(bytes.byteLength - END_BYTES + 16, 9_999_999, true);
        return new Blob([bytes]);
      },
    ],
  ])('is not %s', async (_case, makeFile) => {
    expect(await isZipFile(await makeFile())).toBe(false);
  });
});

/** Appends extra fields to the only entry in the directory of a zip file. */
async function withExtra(zip: Blob, ...fields: readonly DataView<ArrayBuffer>[]) {
  const extra = new Blob([...fields]);
  const bytes = await bytesOf(zip);
  const endAt = bytes.byteLength - END_BYTES;
  const end = new DataView(bytes.buffer, endAt);
  end.setUint32(12, end.getUint32(12, true) + extra.size, true);
  new DataView(bytes.buffer, endAt - DIRECTORY_BYTES).setUint16(30, extra.size, true);
  return bytesOf(new Blob([bytes.slice(0, endAt), extra, bytes.slice(endAt)]));
}

async function entriesOf(file: Blob) {
  return (await readZipEntries(file, (await findZipDirectory(file))!))!;
}

describe('the entries of a zip file', () => {
  it('are as the directory declares them', async () => {
    const zip = new Blob([
      new Uint8Array(
        zipSync({ 'app/': new Uint8Array(), 'app/a.txt': [strToU8('Hello'), { level: 0 }] }),
      ),
    ]);
    const entries = await entriesOf(zip);
    expect(entries).toEqual([
      { name: 'app/', size: 0, compressedSize: 2, method: 8, offset: 0, isEncrypted: false },
      { name: 'app/a.txt', size: 5, compressedSize: 5, method: 0, offset: 36, isEncrypted: false },
    ]);
    expect(await (await readCompressed(zip, entries[1]!)).text()).toBe('Hello');
  });

  it('have large sizes and offsets in a field of their own, after others', async () => {
    const zip = makeZip('Hello');
    const [plain] = await entriesOf(zip);
    const other = new DataView(new ArrayBuffer(4 + 5));
    other.setUint16(0, 0x5455, true);
    other.setUint16(2, 5, true);
    const large = new DataView(new ArrayBuffer(4 + 24));
    large.setUint16(0, 0x0001, true);
    large.setUint16(2, 24, true);
    [5_000_000_000n, 4_999_999_999n, 0n].forEach((value, index) =>
      large.setBigUint64(4 + 8 * index, value, true),
    );
    const bytes = await withExtra(zip, other, large);
    const entry = new DataView(bytes.buffer, zip.size - END_BYTES - DIRECTORY_BYTES);
    const field = new DataView(bytes.buffer, zip.size - END_BYTES + other.byteLength);
    for (const place of [20, 24, 42]) entry.setUint32(place, 0xffffffff, true);
    expect(await entriesOf(new Blob([bytes]))).toEqual([
      { ...plain, size: 5_000_000_000, compressedSize: 4_999_999_999, offset: 0 },
    ]);

    // Only what is too large for its own place stands there, in this order.
    entry.setUint32(20, 123, true);
    expect(await entriesOf(new Blob([bytes]))).toEqual([
      { ...plain, size: 5_000_000_000, compressedSize: 123, offset: 4_999_999_999 },
    ]);

    // A field that says that it is longer than it is.
    field.setUint16(2, 8000, true);
    expect(await entriesOf(new Blob([bytes]))).toEqual([
      { ...plain, size: 5_000_000_000, compressedSize: 123, offset: 4_999_999_999 },
    ]);

    // No such field.
    field.setUint16(0, 7, true);
    expect(await entriesOf(new Blob([bytes]))).toEqual([
      { ...plain, size: 0xffffffff, compressedSize: 123, offset: 0xffffffff },
    ]);
  });

  it('are none if the directory ends within one of them', async () => {
    const zip = makeZip('Hello');
    const directory = (await findZipDirectory(zip))!;
    expect(await readZipEntries(zip, { ...directory, size: directory.size - 1 })).toBeUndefined();
    expect(await readZipEntries(zip, { ...directory, size: 46 })).toBeUndefined();
    expect(await readZipEntries(zip, { ...directory, entries: 2 })).toBeUndefined();
    expect(await readZipEntries(zip, { ...directory, size: directory.size + 1 })).toBeUndefined();
  });

  it('have no bytes if their header is missing', async () => {
    const zip = makeZip('Hello');
    const [entry] = await entriesOf(zip);
    expect((await readCompressed(zip, entry!)).size).toBe(entry!.compressedSize);
    for (const offset of [1, zip.size - 10, zip.size + 10]) {
      expect((await readCompressed(zip, { ...entry!, offset })).size).toBe(0);
    }
  });
});
