/** @jest-environment node */
import { strToU8, zipSync } from 'fflate';
import { makeZip } from '../admin/fakes';
import { findZipDirectory, readCompressed, readZipEntries } from './zipDirectory';

const END_BYTES = 22;
/** Size of the central directory that `makeZip` writes: one entry and its name. */
const DIRECTORY_BYTES = 46 + 'README.md'.length;

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

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
});
