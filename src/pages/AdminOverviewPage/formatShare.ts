import { once } from '@/lib/once';

const percent = once(
  () =>
    new Intl.NumberFormat('en-IN', {
      style: 'percent',
      maximumFractionDigits: 0,
      maximumSignificantDigits: 2,
      roundingPriority: 'morePrecision',
    }),
);

/** Formats a share (1 is the whole) as a percentage: 17%, or 0.4% instead of rounding to 0%. */
export function formatShare(share: number): string {
  return percent().format(share);
}
