import { reviewLimits } from '@/config/reviewLimits';

/** Below this, a number represents every thousandth exactly; larger ones are left to `Intl`. */
const LARGEST = 1e12;
/** Smaller numbers would be written with an exponent, and round to 0. */
const SMALLEST = 1e-6;

/**
 * Formats a number with 0 to 3 fraction digits, grouped and rounded as `Intl.NumberFormat` does for
 * India: 1,49,999.00. The first use of `Intl` takes 25 ms, which would delay the first view on a
 * phone.
 */
export function formatDecimal(value: number, fractionDigits: number): string {
  const size = Math.abs(value);
  if (!(size < LARGEST)) {
    return new Intl.NumberFormat('en-IN', {
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    }).format(value);
  }
  // Shifts the point in the decimal text, so that 4.35 rounds to 4.4.
  const units = size < SMALLEST ? 0 : Math.round(Number(`${size}e${fractionDigits}`));
  const digits = String(units).padStart(fractionDigits + 1, '0');
  const point = digits.length - fractionDigits;
  const whole = digits.slice(0, point).replace(/\B(?=(\d{2})*\d{3}$)/g, ',');
  const fraction = fractionDigits > 0 ? `.${digits.slice(point)}` : '';
  return `${value < 0 ? '-' : ''}${whole}${fraction}`;
}

/** Parses a whole number from a number or a numeric string; anything else, or less than 0, is 0. */
export function parseCount(value: unknown): number {
  if (typeof value !== 'number' && typeof value !== 'string') return 0;
  const number = Math.trunc(Number(value));
  return Number.isFinite(number) && number > 0 ? number : 0;
}

/** Formats a count: 1,20,000. */
export function formatCount(value: unknown): string {
  return formatDecimal(parseCount(value), 0);
}

/** Formats a count with its noun: 1 sale, 1,20,000 sales. */
export function countOf(count: unknown, noun: string): string {
  return `${formatCount(count)} ${noun}${parseCount(count) === 1 ? '' : 's'}`;
}

/** An average number of stars and the number of its reviews, at least one. */
export type Rating = { average: number; count: number };

/**
 * Parses the rating of a project, a number or numeric text; null without reviews, if the backend has
 * no ratings, or if it is invalid.
 */
export function parseRating(average: unknown, reviewCount: unknown): Rating | null {
  const count = parseCount(reviewCount);
  const stars = typeof average === 'string' ? Number(average) : average;
  const isInRange =
    typeof stars === 'number' && stars >= reviewLimits.starsMin && stars <= reviewLimits.starsMax;
  return isInRange && count > 0 ? { average: stars, count } : null;
}

/** Formats an average with one decimal: 4.6. */
export function formatAverage(average: number): string {
  return formatDecimal(average, 1);
}
