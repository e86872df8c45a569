import type { Facets, ProjectPage } from '@/api/catalogApi';

/** Returns the facets of a response; null if the backend does not implement this extension. */
export function readFacets({ facets }: ProjectPage): Facets | null {
  const lists: unknown[] = [
    facets?.categories,
    facets?.technologies,
    facets?.price?.ranges,
    facets?.ratings,
  ];
  return facets && lists.every(Array.isArray) ? facets : null;
}
