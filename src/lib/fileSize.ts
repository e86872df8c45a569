import { BYTES_PER_MEGABYTE } from '@/config/constants';

/**
 * Formats bytes as megabytes with two decimals: 38.40 MB; 'Size unknown' without a valid number.
 */
export function formatFileSize(bytes: number | null | undefined): string {
  if (!bytes || !Number.isFinite(bytes) || bytes < 0) return 'Size unknown';
  return `${(bytes / BYTES_PER_MEGABYTE).toFixed(2)} MB`;
}
