import { formatDecimal } from '@/lib/decimals';

/** Formats an average with one decimal: 4.6. */
export function formatAverage(average: number): string {
  return formatDecimal(average, 1);
}
