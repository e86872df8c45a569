import { reviewLimits } from '@/config/reviewLimits';
import { parseCount } from '@/lib/counts';
import { formatDecimal } from '@/lib/decimals';

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
