import { reviewLimits } from '@/config/reviewLimits';
import { isRecord } from '@/lib/isRecord';
import { parseCount } from '@/lib/numbers';
import { readId } from '@/lib/readId';
import type {
  GetOwnReviewResponse,
  OwnReview,
  Review,
  ReviewAnswer,
  ReviewSummary,
} from './generated/reviews.gen';
import { readText } from './readText';

const UNNAMED = 'A customer';

/** Flags may be 0 or 1, as numbers or text. */
const readFlag = (value: unknown): boolean => Boolean(Number(value));

/** Returns the name of a customer; a placeholder when there is none. */
export const readName = (value: unknown): string => readText(value).trim() || UNNAMED;

function readAnswer(value: unknown): ReviewAnswer | null {
  if (!isRecord(value)) return null;
  const text = readText(value.text);
  return text === '' ? null : { text, answered_at: readText(value.answered_at) };
}

/**
 * Returns a review with all texts and numbers of every review, since a backend may lack some of them
 * or send numbers as text; stars that are unknown are 0.
 */
export function readReview<Entry extends Review>(review: Entry): Entry {
  const stars = parseCount(review.stars);
  const createdAt = readText(review.created_at);
  return {
    ...review,
    author: readName(review.author),
    stars: stars <= reviewLimits.starsMax ? stars : 0,
    title: readText(review.title) || null,
    text: readText(review.text),
    created_at: createdAt,
    updated_at: readText(review.updated_at) || createdAt,
    helpful_count: parseCount(review.helpful_count),
    answer: readAnswer(review.answer),
  };
}

/** Returns the summary of all reviews with its counts as numbers; missing counts are 0. */
export function readSummary({ average, count, stars }: ReviewSummary): ReviewSummary {
  const counts: Record<string, unknown> = isRecord(stars) ? stars : {};
  return {
    average,
    count: parseCount(count),
    stars: {
      1: parseCount(counts[1]),
      2: parseCount(counts[2]),
      3: parseCount(counts[3]),
      4: parseCount(counts[4]),
      5: parseCount(counts[5]),
    },
  };
}

/** Returns a review with its flag, which only its author and admins receive. */
export const readFlagged = <Entry extends OwnReview>(review: Entry): Entry => ({
  ...readReview(review),
  is_hidden: readFlag(review.is_hidden),
});

/** Returns the user's own review; null without one that can be shown. */
function readOwnReview(review: OwnReview | null | undefined): OwnReview | null {
  return isRecord(review) && readId(review.id) !== null ? readFlagged(review) : null;
}

/** Returns the user's own review of a project and the user's marks of others. */
export function readOwnReviews(response: GetOwnReviewResponse): GetOwnReviewResponse {
  const helpful: unknown = response.helpful;
  return {
    review: readOwnReview(response.review),
    can_review: readFlag(response.can_review),
    helpful: Array.isArray(helpful) ? helpful.flatMap((id) => readId(id) ?? []) : [],
  };
}
