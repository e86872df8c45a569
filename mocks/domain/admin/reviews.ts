import type {
  AdminReview,
  AdminReviewSort,
  ListAdminReviewsArg,
  ListAdminReviewsResponse,
  UpdateReviewResponse,
} from '@/api/generated/admin.gen';
import { reviewLimits as limits } from '@/config/reviewLimits';
import { formatCount } from '@/lib/numbers';
import { requireProject } from '../catalogue';
import type { DomainContext } from '../context';
import { type Fields, readText, requireField } from '../fields';
import { paginate, type SortValues } from '../listing';
import type { ReviewRow } from '../model';
import { helpfulCount, requireReview, toOwnReview } from '../reviews';
import { searchOf } from '../search';

type Status = NonNullable<ListAdminReviewsArg['status']>;

const isOfStatus: Record<Status, (row: ReviewRow) => boolean> = {
  shown: ({ isHidden }) => !isHidden,
  hidden: ({ isHidden }) => isHidden,
  unanswered: ({ isHidden, answer }) => !isHidden && answer === null,
};

/** Returns what admins see of the project and the writer of a text. */
export function originOf(
  context: DomainContext,
  { projectId, userId }: Pick<ReviewRow, 'projectId' | 'userId'>,
): Pick<AdminReview, 'project' | 'customer'> {
  const { id, name, email } = context.store.users.get(userId)!;
  const { title } = requireProject(context, projectId);
  return { project: { id: projectId, title }, customer: { id, name, email } };
}

const toAdminReview = (context: DomainContext, row: ReviewRow): AdminReview => ({
  ...toOwnReview(context, row),
  ...originOf(context, row),
});

const searchFor = searchOf(({ title, text }: ReviewRow) => [title, text]);

/** Returns a page of all reviews that match the search, status and stars. */
export function listAdminReviews(
  context: DomainContext,
  arg: ListAdminReviewsArg,
): ListAdminReviewsResponse {
  const { status, stars } = arg;
  const matchesSearch = searchFor(context, arg.search);
  const found = context.store.reviews
    .all()
    .filter(
      (row) =>
        (status === undefined || isOfStatus[status](row)) &&
        (stars === undefined || row.stars === stars) &&
        matchesSearch(row),
    );
  const sortValues: SortValues<ReviewRow, AdminReviewSort> = {
    created_at: ({ createdAt }) => createdAt,
    stars: (row) => row.stars,
    helpful_count: (row) => helpfulCount(context, row),
  };
  const { rows, pagination } = paginate(found, arg, sortValues);
  return { reviews: rows.map((row) => toAdminReview(context, row)), pagination };
}

/** The rule of an answer. */
export const ANSWER = {
  min: 1,
  max: limits.answerMax,
  tooShort: 'Please write an answer',
  tooLong: `An answer can have at most ${formatCount(limits.answerMax)} characters`,
};

function readAnswer(value: unknown, now: Date): Pick<ReviewRow, 'answer' | 'answeredAt'> {
  if (value === null) return { answer: null, answeredAt: null };
  return { answer: readText(value, ANSWER), answeredAt: now.toISOString() };
}

/** Answers, hides or shows a review; throws `badRequest` if the input requests none of these. */
export function updateReview(
  context: DomainContext,
  id: number,
  { answer, is_hidden: isHidden }: Fields,
): UpdateReviewResponse {
  requireField(
    isHidden === undefined || typeof isHidden === 'boolean',
    'A review is either hidden or shown',
  );
  requireField(
    answer !== undefined || isHidden !== undefined,
    'Please give an answer, or whether the review is hidden',
  );
  const changes = {
    ...(answer !== undefined && readAnswer(answer, context.now())),
    ...(isHidden !== undefined && { isHidden }),
  };
  const row = context.store.reviews.put({ ...requireReview(context, id), ...changes });
  return { review: toAdminReview(context, row) };
}
