import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readSizedName } from '../domain/pictureWidths';

const PICTURES = join(__dirname, '../uploads/images');

/** Reads a seeded picture, resized if its name has a width; undefined if there is none. */
export async function readPicture(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const { original, width } = readSizedName(basename(name));
  const file = await readFile(join(PICTURES, original)).catch(() => undefined);
  if (!file || width === null) return file;
  const { default: sharp } = await import('sharp');
  // As light as the originals, which are lossy as well.
  return Buffer.from(await sharp(file).resize(width).webp({ quality: 60 }).toBuffer());
}
