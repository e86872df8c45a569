import { mutateBody, mutateOperation, replaceError, rewriteRequest, withQuery } from './mutate';
import type { Body } from './mutate';
import type { Mutant } from './mutant';

const reviews = (body: Body) => body.reviews as Body[];

/** Mutants of the reviews. */
export const reviewMutants: Mutant[] = [
  mutateBody('listReviews', 'The average is rounded to whole stars', 'consistency', (body) => {
    const summary = body.summary as Body;
    summary.average = Math.round(Number(summary.average)) - 0.5;
  }),
  mutateBody('listReviews', 'Reviews are sorted the wrong way round', 'sorting', (body) => {
    reviews(body).reverse();
  }),
  rewriteRequest('listProjects', 'The list is not sorted by rating', 'sorting', (request) =>
    withQuery(request, (query) => {
      if (query.get('sort') === 'rating') query.delete('sort');
    }),
  ),
  replaceError(['saveOwnReview', 403], 'Anybody may review a project', 'status', () =>
    Response.json({ success: true }),
  ),
  mutateBody('saveOwnReview', 'A review loses its markup', 'consistency', (body) => {
    const review = body.review as Body;
    review.text = String(review.text).replace(/<[^>]*>/g, '');
  }),
  replaceError(['markReviewHelpful', 403], 'Authors may mark their own review', 'status', () =>
    Response.json({ is_helpful: true, helpful_count: 1 }),
  ),
  mutateOperation('deleteOwnReview', 'A deleted review stays', 'consistency', (request, honest) =>
    request.headers.has('Authorization')
      ? Promise.resolve(Response.json({ success: true }))
      : honest(request),
  ),
  mutateBody('listAdminReviews', 'Hidden reviews count as shown', 'filter', (body, request) => {
    if (new URL(request.url).searchParams.get('status') !== 'shown') return;
    Object.assign(reviews(body)[0]!, { is_hidden: true });
  }),
];
