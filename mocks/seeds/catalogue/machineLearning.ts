import type { CatalogueEntry } from './entry';

export const machineLearning: readonly CatalogueEntry[] = [];
