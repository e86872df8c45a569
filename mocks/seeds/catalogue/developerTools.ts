import type { CatalogueEntry } from './entry';

export const developerTools: readonly CatalogueEntry[] = [];
