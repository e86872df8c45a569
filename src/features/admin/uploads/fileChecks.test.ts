/** @jest-environment node */
import { BYTES_PER_MEGABYTE } from '@/config/constants';
import { checkFile } from './fileChecks';

const ZIP = [0x50, 0x4b, 3, 4];
const PNG = [0x89, 0x50, 0x4e, 0x47];
const WEBP = Array.from('RIFF....WEBP', (letter) => letter.charCodeAt(0));

const file = (name: string, ...bytes: number[]) => new File([Uint8Array.from(bytes)], name);

function fileOfSize(name: string, size: number): File {
  return Object.defineProperty(file(name, ...ZIP), 'size', { value: size });
}

describe('checkFile', () => {
  it.each([
    [file('a.zip', ...ZIP), 'archive'],
    [file('A.ZIP', ...ZIP), 'archive'],
    [fileOfSize('a.zip', 200 * BYTES_PER_MEGABYTE), 'archive'],
    [file('a.png', ...PNG), 'image'],
    [file('a.jpeg', 0xff, 0xd8, 0xff, 0xe0), 'image'],
    [file('a.webp', ...WEBP), 'image'],
  ] as const)('accepts %#', async (accepted, kind) => {
    expect(await checkFile(accepted, kind)).toBeNull();
  });

  it.each([
    [file('a.rar', ...ZIP), 'archive', 'a.rar is not a zip file.'],
    [file('a.zip'), 'archive', 'a.zip is empty.'],
    [file('a.zip', ...PNG), 'archive', 'a.zip is not a zip file inside.'],
    [
      fileOfSize('a.zip', 200 * BYTES_PER_MEGABYTE + 1),
      'archive',
      'a.zip has 200.00 MB; at most 200 MB are possible.',
    ],
    [file('a.gif', ...PNG), 'image', 'a.gif is not a PNG, JPEG or WebP picture.'],
    [file('a.svg', ...PNG), 'image', 'a.svg is not a PNG, JPEG or WebP picture.'],
    [file('a.png', ...ZIP), 'image', 'a.png is not a PNG, JPEG or WebP picture inside.'],
    [
      fileOfSize('a.png', 6 * BYTES_PER_MEGABYTE),
      'image',
      'a.png has 6.00 MB; at most 5 MB are possible.',
    ],
  ] as const)('rejects %#', async (rejected, kind, message) => {
    expect(await checkFile(rejected, kind)).toBe(message);
  });

  it('rejects a file that can no longer be read', async () => {
    const moved = file('a.zip', ...ZIP);
    moved.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    expect(await checkFile(moved, 'archive')).toBe(
      'a.zip cannot be read. Was it moved or renamed?',
    );
  });
});
