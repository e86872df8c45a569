/** @jest-environment node */
import { BYTES_PER_MEGABYTE } from '@/lib/files';
import { checkFile } from './fileChecks';

const fileOfSize = (name: string, size: number): File =>
  Object.defineProperty(new File([], name), 'size', { value: size });

describe('checkFile', () => {
  it.each([
    [fileOfSize('a.zip', 1), 'archive'],
    [fileOfSize('A.ZIP', 200 * BYTES_PER_MEGABYTE), 'archive'],
    [fileOfSize('a.jpeg', 1), 'image'],
    [fileOfSize('a.webp', 5 * BYTES_PER_MEGABYTE), 'image'],
    [fileOfSize('a.webm', 20 * BYTES_PER_MEGABYTE), 'video'],
  ] as const)('accepts %#', (accepted, kind) => {
    expect(checkFile(accepted, kind)).toBeNull();
  });

  it.each([
    [fileOfSize('a.rar', 1), 'archive', 'a.rar is not a zip file.'],
    [fileOfSize('a.zip', 0), 'archive', 'a.zip is empty.'],
    [
      fileOfSize('a.zip', 200 * BYTES_PER_MEGABYTE + 1),
      'archive',
      'a.zip has 200.00 MB; at most 200 MB are possible.',
    ],
    [fileOfSize('a.avi', 1), 'video', 'a.avi is not an MP4 or WebM video.'],
    [fileOfSize('a.svg', 1), 'image', 'a.svg is not a PNG, JPEG or WebP picture.'],
    [
      fileOfSize('a.png', 6 * BYTES_PER_MEGABYTE),
      'image',
      'a.png has 6.00 MB; at most 5 MB are possible.',
    ],
  ] as const)('rejects %#', (rejected, kind, message) => {
    expect(checkFile(rejected, kind)).toBe(message);
  });
});
