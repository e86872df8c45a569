import type {
  DeleteOwnReviewResponse,
  GetOwnReviewResponse,
  ListReviewsArg,
  MarkReviewHelpfulResponse,
  OwnReview,
  Review,
  ReviewPage,
  SaveOwnReviewResponse,
} from '@/api/generated/reviews.gen';
import { initialOf } from '@/lib/text';
import { requireProject } from './catalogue';
import type { DomainContext } from './context';
import { DomainError } from './errors';
import { paginate, sortRows, type SortValues } from './listing';
import type { OrderStatus, ProjectRow, ReviewRow, UserRow } from './model';
import { findPurchase } from './orders';
import { ratingOf } from './ratings';
import { readReviewInput } from './reviewInput';

type ReviewSort = NonNullable<ListReviewsArg['sort']>;

/** Returns a first name and an initial: Priya N. */
function publicName(name: string): string {
  const [first = '', ...others] = name.split(/\s+/).filter(initialOf);
  const last = others.at(-1);
  return last ? `${first} ${initialOf(last)}.` : first;
}

/** Returns how many people found a review helpful. */
export function helpfulCount({ store }: DomainContext, { id }: ReviewRow): number {
  return store.reviewVotes.where('reviewId', id).length;
}

/** Returns whether a review's author has got the money back, and does not own the project again. */
function isRefunded({ store }: DomainContext, { userId, projectId }: ReviewRow): boolean {
  const orders = store.orders.where('userId', userId).filter((row) => row.projectId === projectId);
  const has = (status: OrderStatus) => orders.some((order) => order.status === status);
  return has('refunded') && !has('paid');
}

/** Returns how everybody sees the name of who wrote a text. */
export function authorOf({ store }: DomainContext, { userId }: { userId: number }): string {
  const { name, deletedAt } = store.users.get(userId)!;
  return deletedAt === null ? publicName(name) : name;
}

/** Returns the shop's answer to a text; null without one. */
export const toAnswer = ({ answer, answeredAt }: Pick<ReviewRow, 'answer' | 'answeredAt'>) =>
  answer !== null && answeredAt !== null ? { text: answer, answered_at: answeredAt } : null;

function toReview(context: DomainContext, row: ReviewRow): Review {
  return {
    id: row.id,
    author: authorOf(context, row),
    stars: row.stars,
    title: row.title,
    text: row.text,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
    helpful_count: helpfulCount(context, row),
    is_refunded: isRefunded(context, row),
    answer: toAnswer(row),
  };
}

/** Converts a row to the review as its author sees it, including whether it is hidden. */
export function toOwnReview(context: DomainContext, row: ReviewRow): OwnReview {
  return { ...toReview(context, row), is_hidden: row.isHidden };
}

/** Returns a page of a project's visible reviews, and the distribution of its stars. */
export function listReviews(
  context: DomainContext,
  { id }: ProjectRow,
  arg: ListReviewsArg,
): ReviewPage {
  const shown = context.store.reviews.where('projectId', id).filter(({ isHidden }) => !isHidden);
  const newestFirst = sortRows(shown, ({ createdAt }) => createdAt, -1);
  const sortValues: SortValues<ReviewRow, ReviewSort> = {
    helpful: (row) => helpfulCount(context, row),
    newest: ({ createdAt }) => createdAt,
  };
  const { rows, pagination } = paginate(newestFirst, arg, sortValues);
  return {
    reviews: rows.map((row) => toReview(context, row)),
    pagination,
    summary: ratingOf(context, id),
  };
}

const findOwn = ({ store }: DomainContext, user: UserRow, projectId: number) =>
  store.reviews.where('projectId', projectId).find(({ userId }) => userId === user.id);

/** Returns a user's review of a project, and which of its other reviews they found helpful. */
export function getOwnReview(
  context: DomainContext,
  user: UserRow,
  { id }: ProjectRow,
): GetOwnReviewResponse {
  const own = findOwn(context, user, id);
  const ofProject = new Set(context.store.reviews.where('projectId', id).map((row) => row.id));
  return {
    review: own ? toOwnReview(context, own) : null,
    can_review: findPurchase(context, user, id) !== undefined,
    helpful: context.store.reviewVotes
      .where('userId', user.id)
      .map(({ reviewId }) => reviewId)
      .filter((reviewId) => ofProject.has(reviewId)),
  };
}

/** Creates or updates a user's review of an owned project; hidden reviews stay hidden. */
export function saveOwnReview(
  context: DomainContext,
  user: UserRow,
  projectId: number,
  fields: Readonly<Record<string, unknown>>,
): SaveOwnReviewResponse {
  const { reviews } = context.store;
  const input = readReviewInput(fields);
  requireProject(context, projectId);
  if (!findPurchase(context, user, projectId)) {
    throw new DomainError('forbidden', 'Only people who bought this project can review it');
  }
  const now = context.now().toISOString();
  const before = findOwn(context, user, projectId) ?? {
    id: reviews.nextId(),
    projectId,
    userId: user.id,
    createdAt: now,
    isHidden: false,
    answer: null,
    answeredAt: null,
  };
  const row = reviews.put({ ...before, ...input, updatedAt: now });
  return { review: toOwnReview(context, row) };
}

/** Deletes a user's review of a project with its votes; throws `notFound` without one. */
export function deleteOwnReview(
  context: DomainContext,
  user: UserRow,
  { id }: ProjectRow,
): DeleteOwnReviewResponse {
  const { reviews, reviewVotes } = context.store;
  const own = findOwn(context, user, id);
  if (!own) throw new DomainError('notFound', 'You have not reviewed this project');
  for (const vote of [...reviewVotes.where('reviewId', own.id)]) reviewVotes.remove(vote.id);
  reviews.remove(own.id);
  return { success: true, message: 'Review deleted' };
}

/** Returns a review's row; throws `notFound` for an unknown id. */
export function requireReview({ store }: DomainContext, id: unknown): ReviewRow {
  const review = store.reviews.get(Number(id));
  if (!review) throw new DomainError('notFound', 'Review not found');
  return review;
}

/** Sets or removes a user's helpful mark on another user's visible review. */
export function markReviewHelpful(
  context: DomainContext,
  user: UserRow,
  id: number,
  { is_helpful: isHelpful }: Readonly<Record<string, unknown>>,
): MarkReviewHelpfulResponse {
  if (typeof isHelpful !== 'boolean') {
    throw new DomainError('badRequest', 'A review is either helpful or not');
  }
  const review = requireReview(context, id);
  if (review.userId === user.id) {
    throw new DomainError('forbidden', 'You cannot mark your own review as helpful');
  }
  if (review.isHidden) throw new DomainError('notFound', 'Review not found');
  const { reviewVotes } = context.store;
  const vote = reviewVotes.where('reviewId', id).find(({ userId }) => userId === user.id);
  if (vote && !isHelpful) reviewVotes.remove(vote.id);
  if (!vote && isHelpful) {
    reviewVotes.put({ id: reviewVotes.nextId(), reviewId: id, userId: user.id });
  }
  return { is_helpful: isHelpful, helpful_count: helpfulCount(context, review) };
}
