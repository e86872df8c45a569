import { BYTES_PER_MEGABYTE } from './constants';

/**
 * What a project may hold, as ProjectInput in openapi.yaml states it: lengths in characters, prices in
 * rupees. The form and the mock backend hold to the same numbers.
 */
export const projectLimits = {
  titleMin: 3,
  titleMax: 120,
  categoryMax: 60,
  shortDescriptionMin: 10,
  shortDescriptionMax: 200,
  descriptionMin: 20,
  descriptionMax: 10_000,
  priceMin: 1,
  priceMax: 1_000_000,
  demoUrlMax: 500,
  picturesMax: 8,
} as const;

/** The largest files of each kind that can be uploaded, in bytes. */
export const uploadLimits = {
  archive: 200 * BYTES_PER_MEGABYTE,
  image: 5 * BYTES_PER_MEGABYTE,
} as const;

/** How much of a file goes into one request, in bytes. */
export const UPLOAD_PART_BYTES = BYTES_PER_MEGABYTE;
