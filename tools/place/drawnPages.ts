import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ShopConfig, toPageVariant } from '../../src/config/shopConfig';

/** Which pages of a build a backend's data is drawn in, and of which shop. */
export type DrawnPages = {
  variant: string;
  /** A hash of what each page was drawn from, by its path. */
  pages: Record<string, string>;
};

/** The file of {@link DrawnPages} in a build. */
export const DRAWN_PAGES = 'prerendered.json';

/** Reads which pages of a build are drawn; undefined if none are. */
export function readDrawnPages(directory: string): DrawnPages | undefined {
  const file = join(directory, DRAWN_PAGES);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DrawnPages) : undefined;
}

/** Returns whether the pages that are drawn in a build are those of a config's shop. */
export const hasOwnPages = (directory: string, config: ShopConfig): boolean =>
  readDrawnPages(directory)?.variant === toPageVariant(config, true);
