import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readSizedName } from '../../mocks/domain/pictureWidths';
import { readPicture } from '../../mocks/server/pictures';

const KEPT = join(__dirname, '../../.cache/pictures');

/** Reads a seeded picture in the width that its name has, resized once; undefined if there is none. */
export async function readSizedPicture(path: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const { original, width } = readSizedName(basename(path));
  const file = width === null ? undefined : await readPicture(original);
  if (!file) return undefined;
  const kept = join(KEPT, `${createHash('sha1').update(file).digest('hex')}-${width}.webp`);
  return readFile(kept).catch(async () => {
    const sized = await readPicture(path);
    await mkdir(KEPT, { recursive: true });
    await writeFile(kept, sized!);
    return sized;
  });
}
