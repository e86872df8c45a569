import type { ProjectPage } from '@/api/catalogApi';

/** Returns the number of projects found; undefined if the response has no plausible one. */
export function readTotal({ projects, pagination }: ProjectPage): number | undefined {
  return pagination.total >= projects.length ? pagination.total : undefined;
}
