import { reviewLimits } from '@/config/reviewLimits';
import { parseCount } from '@/lib/counts';
import { formatDecimal } from '@/lib/decimals';

/** An average of stars and how many reviews it comes from, at least one. */
export type Rating = { average: number; count: number };

/**
 * Reads the rating that a backend gives for a project; null without reviews, from a backend that
 * knows none, or if it is no rating.
 */
export function parseRating(average: unknown, reviewCount: unknown): Rating | null {
  const count = parseCount(reviewCount);
  const isInRange =
    typeof average === 'number' &&
    average >= reviewLimits.starsMin &&
    average <= reviewLimits.starsMax;
  return isInRange && count > 0 ? { average, count } : null;
}

/** Formats an average with one decimal: 4.6. */
export function formatAverage(average: number): string {
  return formatDecimal(average, 1);
}
