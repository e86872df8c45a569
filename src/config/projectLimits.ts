import { PICTURES_MAX } from './constants';

const MEGABYTE = 1024 ** 2;

/**
 * The limits of ProjectInput in openapi.yaml by field: `min` and `max` are characters of a text or of each
 * entry of a list, rupees or days, and `count` is the most entries. The form and the mock backend use the
 * same numbers.
 */
export const projectLimits = {
  title: { min: 3, max: 120 },
  category: { max: 60 },
  short_description: { min: 10, max: 200 },
  description: { min: 20, max: 10_000 },
  base_price: { min: 1, max: 1_000_000 },
  demo_url: { max: 500 },
  video_url: { max: 500 },
  videoSeconds: { max: 60 },
  preview_images: { count: PICTURES_MAX },
  image_captions: { max: 120 },
  version: { max: 40 },
  requirements: { count: 20, max: 120 },
  changelog: { count: 50 },
  changes: { count: 30, max: 300 },
  licenseName: { max: 60 },
  licenseTerms: { count: 12, max: 200 },
  support_days: { max: 3650 },
  documents: { count: 7 },
  document_details: { count: 7 },
  documentFormat: { max: 20 },
  documentPages: { min: 1, max: 2000 },
  report_pages: { count: 10 },
  suits: { count: 12, max: 40 },
  launchSystem: { max: 40 },
  launchMinutes: { min: 1, max: 600 },
  launchedBy: { max: 60 },
  launchCommands: { count: 20, max: 200 },
  launchProblems: { count: 10, max: 300 },
} as const;

/** Maximum size of an upload of each kind, in bytes. */
export const uploadLimits = {
  archive: 200 * MEGABYTE,
  image: 5 * MEGABYTE,
  video: 20 * MEGABYTE,
} as const;

/** Limits of a CSV import. */
export const importLimits = {
  bytes: 2 * MEGABYTE,
  projects: 500,
} as const;

/** Maximum number of projects in a bulk action; a page of the list has no more. */
export const BULK_LIMIT = 100;

/** Size of an upload part, in bytes. */
export const UPLOAD_PART_BYTES = MEGABYTE;

/**
 * Limits of a zip file's contents, as in openapi.yaml: what the backend rejects, and how much of it
 * the project page shows.
 */
export const archiveLimits = {
  files: 20_000,
  unpackedBytes: 2048 * MEGABYTE,
  /** Maximum length of a path within the zip file, in characters. */
  pathLength: 1000,
  listedFiles: 2000,
  readmeBytes: 65_536,
} as const;
