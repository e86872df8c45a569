import { BYTES_PER_MEGABYTE } from '@/config/constants';
import { parseCount } from './counts';

const BYTES_PER_KILOBYTE = 1024;

/** Formats bytes in a suitable unit: 812 B, 5.2 kB, 38.4 MB; 0 B without a valid number. */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '0 B';
  const whole = Math.round(bytes);
  if (whole < BYTES_PER_KILOBYTE) return `${whole} B`;
  const kilobytes = (bytes / BYTES_PER_KILOBYTE).toFixed(1);
  // 1023.96 kB would round up to the next unit.
  if (Number(kilobytes) < BYTES_PER_KILOBYTE) return `${kilobytes} kB`;
  return `${(bytes / BYTES_PER_MEGABYTE).toFixed(1)} MB`;
}

/**
 * Formats bytes, as a number or a numeric string, as megabytes with two decimals: 38.40 MB; 'Size
 * unknown' without a valid number.
 */
export function formatFileSize(bytes: unknown): string {
  const size = parseCount(bytes);
  if (size === 0) return 'Size unknown';
  return `${(size / BYTES_PER_MEGABYTE).toFixed(2)} MB`;
}
