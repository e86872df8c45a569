/** @jest-environment node */
import { strToU8, zipSync } from 'fflate';
import { makeZip } from '../admin/fakes';
import { findZipDirectory, readZipEntries } from './zipDirectory';

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
    const zip = await withZip64End(makeZip('Hello'));
    expect(await isZipFile(zip)).toBe(true);
    const bytes = await bytesOf(zip);
    expect(await isZipFile(new Blob([bytes.fill(0, -END_BYTES - 20, -END_BYTES)]))).toBe(false);
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
