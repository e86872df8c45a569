import { parseCount } from '@/lib/counts';

const HIGHEST = 5;

/**
 * Returns the average rating of a project and its number of reviews; null without reviews, and from a
 * backend without ratings.
 */
export function readRating(project: object): { rating: number; count: number } | null {
  const { rating, review_count } = project as { rating?: unknown; review_count?: unknown };
  if (typeof rating !== 'number' || !(rating >= 1 && rating <= HIGHEST)) return null;
  const count = parseCount(review_count);
  return count > 0 ? { rating, count } : null;
}
