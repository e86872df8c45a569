import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the folder of a build's source maps: beside the build, so that no server exposes them.
 */
export const mapsOf = (directory: string): string => `${directory}-maps`;

/** Moves the source maps out of a build, replacing those of the previous build. */
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
