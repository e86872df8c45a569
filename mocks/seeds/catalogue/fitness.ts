import type { CatalogueEntry } from './entry';

export const fitness: readonly CatalogueEntry[] = [];
