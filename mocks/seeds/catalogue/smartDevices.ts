import type { CatalogueEntry } from './entry';

export const smartDevices: readonly CatalogueEntry[] = [];
