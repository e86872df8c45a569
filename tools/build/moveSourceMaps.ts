import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns where the source maps of a build are: beside it, so that no server gives them away. */
export const mapsOf = (directory: string): string => `${directory}-maps`;

/** Moves the source maps out of a build, in place of those of the build before. */
export function moveSourceMaps(directory: string): void {
  if (!existsSync(directory)) return;
  const target = mapsOf(directory);
  rmSync(target, { recursive: true, force: true });
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.map'))) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    renameSync(join(directory, file), join(target, file));
  }
}
