import { parseCount } from '@/lib/counts';
import type { ProjectContents } from './generated/projects.gen';

/**
 * Returns what a backend says about the files of a zip file. Numbers may be text; a README that is no
 * text counts as missing, and totals that are missing are those of the listed files.
 */
export function readContents(contents: ProjectContents): ProjectContents {
  const { readme } = contents;
  const files = contents.files.map(({ path, size }) => ({ path, size: parseCount(size) }));
  const listed = files.reduce((sum, { size }) => sum + size, 0);
  return {
    ...contents,
    files,
    total_files: Math.max(parseCount(contents.total_files), files.length),
    total_size: Math.max(parseCount(contents.total_size), listed),
    readme: typeof readme === 'string' ? readme : null,
  };
}
