import type { CatalogueEntry } from './entry';

export const analytics: readonly CatalogueEntry[] = [];
