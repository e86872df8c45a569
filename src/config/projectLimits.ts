import { BYTES_PER_MEGABYTE } from '@/lib/files';
import { PICTURES_MAX } from './constants';

/**
 * The limits of ProjectInput in openapi.yaml: lengths in characters, prices in rupees. The form and
 * the mock backend use the same numbers.
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
  picturesMax: PICTURES_MAX,
  captionMax: 120,
  versionMax: 40,
  requirementsMax: 20,
  requirementMax: 120,
  releasesMax: 50,
  changesMax: 30,
  changeMax: 300,
  licenseNameMax: 60,
  licenseTermsMax: 12,
  licenseTermMax: 200,
  supportDaysMax: 3650,
  documentsMax: 6,
  suitsMax: 12,
  suitMax: 40,
} as const;

/** Maximum size of an upload of each kind, in bytes. */
export const uploadLimits = {
  archive: 200 * BYTES_PER_MEGABYTE,
  image: 5 * BYTES_PER_MEGABYTE,
} as const;

/** Limits of a CSV import. */
export const importLimits = {
  bytes: 2 * BYTES_PER_MEGABYTE,
  projects: 500,
} as const;

/** Maximum number of projects in a bulk action; a page of the list has no more. */
export const BULK_LIMIT = 100;

/** Size of an upload part, in bytes. */
export const UPLOAD_PART_BYTES = BYTES_PER_MEGABYTE;
