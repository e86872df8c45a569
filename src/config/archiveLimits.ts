import { BYTES_PER_MEGABYTE } from '@/lib/files';

/**
 * Limits of a zip file's contents, as in openapi.yaml: what the backend rejects, and how much of it
 * the project page shows.
 */
export const archiveLimits = {
  files: 20_000,
  unpackedBytes: 2048 * BYTES_PER_MEGABYTE,
  /** Maximum length of a path within the zip file, in characters. */
  pathLength: 1000,
  listedFiles: 2000,
  readmeBytes: 65_536,
} as const;
