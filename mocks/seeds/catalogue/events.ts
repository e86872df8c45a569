import type { CatalogueEntry } from './entry';

export const events: readonly CatalogueEntry[] = [];
