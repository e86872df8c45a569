import type { CatalogueEntry } from './entry';

export const games: readonly CatalogueEntry[] = [];
