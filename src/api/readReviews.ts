import { reviewLimits } from '@/config/reviewLimits';
import { isRecord } from '@/lib/isRecord';
import { parseCount } from '@/lib/numbers';
import { readId } from '@/lib/readId';
import { trimVisible } from '@/lib/visibleText';
import type {
  GetOwnReviewResponse,
  OwnReview,
  Review,
  ReviewAnswer,
  ReviewPage,
  ReviewSummary,
} from './generated/reviews.gen';
import type { AdminReview } from './generated/admin.gen';
import { readAverage } from './readCatalog';
import { readFlag, readText, readTitle, type Fields } from './read';

const UNNAMED = 'A customer';

/** Returns the name of a customer; a placeholder when there is none. */
const readName = (value: unknown): string => trimVisible(readText(value)) || UNNAMED;

function readAnswer(value: unknown): ReviewAnswer | null {
  if (!isRecord(value)) return null;
  const text = readText(value.text);
  return text === '' ? null : { text, answered_at: readText(value.answered_at) };
}

/**
 * Returns a review with all texts and numbers of every review, since a backend may lack some of them
 * or send numbers as text; stars that are unknown are 0.
 */
function readReview<Entry extends Review>(review: Entry): Entry {
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
    is_refunded: readFlag(review.is_refunded),
    answer: readAnswer(review.answer),
  };
}

/** Returns the summary of all reviews with its figures as numbers; missing counts are 0. */
function readSummary({ average, count, stars }: ReviewSummary): ReviewSummary {
  const counts: Fields = isRecord(stars) ? stars : {};
  return {
    average: readAverage(average, count),
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
const readFlagged = <Entry extends OwnReview>(review: Entry): Entry => ({
  ...readReview(review),
  is_hidden: readFlag(review.is_hidden),
});

/** Returns a page of a project's reviews. */
export const readReviewPage = ({ reviews, summary, pagination }: ReviewPage): ReviewPage => ({
  reviews: reviews.map(readReview),
  summary: readSummary(summary),
  pagination,
});

/** Returns the user's own review; null without one that can be shown. */
export function readOwnReview(review: OwnReview | null | undefined): OwnReview | null {
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

/** Returns a review of the admin panel, with the names of its project and customer. */
export function readAdminReview(review: AdminReview): AdminReview {
  const project: Fields = isRecord(review.project) ? review.project : {};
  const customer: Fields = isRecord(review.customer) ? review.customer : {};
  return {
    ...readFlagged(review),
    project: { id: readId(project.id) ?? 0, title: readTitle(project.title) },
    customer: {
      id: readId(customer.id) ?? 0,
      name: readName(customer.name),
      email: readText(customer.email),
    },
  };
}
