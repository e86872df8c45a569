import type { CatalogueEntry } from './entry';

export const security: readonly CatalogueEntry[] = [];
