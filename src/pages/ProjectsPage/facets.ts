import type { Facets, ProjectPage } from '@/api/catalogApi';

/** Returns the facets of an answer; null from a backend without this extension. */
export function readFacets({ facets }: ProjectPage): Facets | null {
  const lists: unknown[] = [
    facets?.categories,
    facets?.technologies,
    facets?.price?.ranges,
    facets?.ratings,
  ];
  return facets && lists.every(Array.isArray) ? facets : null;
}
