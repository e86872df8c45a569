/** @jest-environment node */
import { strToU8, type Zippable, zipSync } from 'fflate';
import { archiveLimits as limits } from '@/config/projectLimits';
import { findArchiveProblem, readContents, toSafePath } from './contents';

const makeFile = (files: Zippable) => new Blob([new Uint8Array(zipSync(files))]);
const text = (value: string) => strToU8(value);

/** Replaces bytes of a zip file; the replacement must be of the same length. */
async function patched(file: Blob, from: string, to: string): Promise<Blob> {
  const bytes = Buffer.from(await file.arrayBuffer()).toString('latin1');
  return new Blob([Buffer.from(bytes.replaceAll(from, to), 'latin1')]);
}

/** Sets a field of every central directory entry; `bytes` is 2 or 4. */
async function withField(file: Blob, field: number, bytes: 2 | 4, value: number): Promise<Blob> {
  const view = new DataView(await file.arrayBuffer());
  for (let at = 0; at + 46 < view.byteLength; at += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    if (bytes === 2) view.setUint16(at + field, value, true);
    else view.setUint32(at + field, value, true);
  }
  return new Blob([view]);
}

describe('a path in a zip file', () => {
  it.each([
    '../etc/passwd',
    'src/../../etc/passwd',
    '/etc/passwd',
    'C:/Windows/system.ini',
    'src\\main.js',
    'a\u0000.js',
    'a\nb.js',
    'gpj.\u202eexe.js',
    'x'.repeat(limits.pathLength + 1),
  ])('%j is not safe', (name) => expect(toSafePath(name)).toBeNull());
});

describe('a README', () => {
  it('that is a bomb is inflated as far as the limit', async () => {
    const bomb = new Uint8Array(50_000_000).fill(65);
    const file = await withField(makeFile({ 'README.md': [bomb, { level: 9 }] }), 24, 4, 10);
    const contents = await readContents(file);
    expect(contents).toMatchObject({ total_size: 10, readme_truncated: true });
    expect(contents?.readme).toHaveLength(limits.readmeBytes);
  });
});

describe('a zip file for sale', () => {
  it('is not larger than the limit once unpacked', async () => {
    const file = makeFile({ 'a.js': text('1') });
    expect(await findArchiveProblem(await withField(file, 24, 4, limits.unpackedBytes))).toBeNull();
    expect(await findArchiveProblem(await withField(file, 24, 4, limits.unpackedBytes + 1))).toBe(
      'The zip file has more than 2 GB once unpacked',
    );
  });

  it('does not have more files than the limit', async () => {
    const view = new DataView(await makeFile({ 'a.js': text('1') }).arrayBuffer());
    view.setUint16(view.byteLength - 12, limits.files + 1, true);
    expect(await findArchiveProblem(new Blob([view]))).toBe(
      'The zip file has more than 20,000 files',
    );
  });

  it('is not locked with a password, not even in part', async () => {
    const locked = 'The zip file is locked with a password; customers could not open it';
    const file = makeFile({ 'a.js': text('1'), 'b.js': text('2') });
    expect(await findArchiveProblem(await withField(file, 8, 2, 1))).toBe(locked);
    const view = new DataView(await file.arrayBuffer());
    const entryBytes = 46 + 'a.js'.length;
    view.setUint16(view.byteLength - 22 - entryBytes + 8, 1, true);
    expect(await findArchiveProblem(new Blob([view]))).toBe(locked);
  });

  it.each([
    ['../b', '../b'],
    ['/etc', '/etc'],
    ['C:/b', 'C:/b'],
    ['a\\.b', 'a\\.b'],
    ['a\u0001.b', 'a\ufffd.b'],
  ])('has no name such as %j', async (name, shown) => {
    const file = await patched(
      makeFile({ ['x'.repeat(name.length)]: text('1') }),
      'x'.repeat(name.length),
      name,
    );
    expect(await findArchiveProblem(file)).toBe(
      `The zip file has a name that is not safe to unpack: ${shown}`,
    );
  });
});
