import type { Facets, ProjectPage } from '@/api/catalogApi';
import { isRecord } from '@/lib/isRecord';
import { parseCount } from '@/lib/numbers';

const isText = (value: unknown) => typeof value === 'string';

const isListOf = (list: unknown, isEntry: (entry: Record<string, unknown>) => boolean) =>
  Array.isArray(list) && list.every((entry) => isRecord(entry) && isEntry(entry));

/** Returns the facets of a response; null if the backend does not send them in a usable form. */
export function readFacets({ facets }: ProjectPage): Facets | null {
  return facets &&
    isListOf(facets.categories, ({ value }) => isText(value)) &&
    isListOf(facets.technologies, ({ value }) => isText(value)) &&
    isListOf(facets.price?.ranges, () => true) &&
    isListOf(facets.ratings, ({ min_rating }) => parseCount(min_rating) > 0)
    ? facets
    : null;
}
