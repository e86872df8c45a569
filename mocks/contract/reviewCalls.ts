import { ADMIN, ASHA, type Calls, FOR_SALE, NEW_CUSTOMER } from './call';
import { send, tokenOf } from './client';

const OWNED_BY_ASHA = 12;
const REVIEWED_BY_ASHA = 41;
const OWN = `/api/projects/${OWNED_BY_ASHA}/reviews/mine`;
const NO_PROJECT = '/api/projects/99999/reviews';
const NO_REVIEW = '/api/reviews/99999/helpful';
const NO_ADMIN_REVIEW = '/api/admin/reviews/99999';

const review = { stars: 5, title: 'Just works', text: 'Running since the first evening.' };
const helpful = { is_helpful: true };

/** Returns the path of the mark on Asha's own review. */
async function ownMark(): Promise<string> {
  const path = `/api/projects/${REVIEWED_BY_ASHA}/reviews/mine`;
  const response = await send('GET', path, { token: await tokenOf(ASHA) });
  const { review: own } = (await response.json()) as { review: { id: number } };
  return `/api/reviews/${own.id}/helpful`;
}

/** The calls that provoke the documented responses about reviews. */
export const reviewCalls: Calls = {
  'listReviews 200': () => ({ path: `/api/projects/${OWNED_BY_ASHA}/reviews?sort=newest` }),
  'listReviews 404': () => ({ path: NO_PROJECT }),
  'getOwnReview 200': () => ({ as: ASHA, path: `/api/projects/${REVIEWED_BY_ASHA}/reviews/mine` }),
  'getOwnReview 401': () => ({}),
  'getOwnReview 404': () => ({ as: ASHA, path: `${NO_PROJECT}/mine` }),
  'saveOwnReview 200': () => ({ as: ASHA, path: OWN, body: review }),
  'saveOwnReview 400': () => ({ as: ASHA, path: OWN, body: { ...review, stars: 6 } }),
  'saveOwnReview 401': () => ({ path: OWN, body: review }),
  'saveOwnReview 403': () => ({ as: NEW_CUSTOMER, path: OWN, body: review }),
  'saveOwnReview 404': () => ({ as: ASHA, path: `${NO_PROJECT}/mine`, body: review }),
  'deleteOwnReview 200': () => ({
    as: ASHA,
    path: `/api/projects/${REVIEWED_BY_ASHA}/reviews/mine`,
  }),
  'deleteOwnReview 401': () => ({}),
  'deleteOwnReview 404': () => ({ as: ASHA, path: OWN }),
  'markReviewHelpful 200': () => ({ as: NEW_CUSTOMER, body: helpful }),
  'markReviewHelpful 400': () => ({ as: NEW_CUSTOMER, body: { is_helpful: 'yes' } }),
  'markReviewHelpful 401': () => ({ body: helpful }),
  'markReviewHelpful 403': async () => ({ as: ASHA, path: await ownMark(), body: helpful }),
  'markReviewHelpful 404': () => ({ as: ASHA, path: NO_REVIEW, body: helpful }),
  'listAdminReviews 200': () => ({ as: ADMIN, path: '/api/admin/reviews?limit=100' }),
  'listAdminReviews 401': () => ({}),
  'listAdminReviews 403': () => ({ as: ASHA }),
  'updateReview 200': () => ({ as: ADMIN, body: { answer: 'Thank you!', is_hidden: false } }),
  'updateReview 400': () => ({ as: ADMIN, body: { answer: ' ' } }),
  'updateReview 401': () => ({ body: { is_hidden: true } }),
  'updateReview 403': () => ({ as: ASHA, path: `/api/admin/reviews/${FOR_SALE}`, body: helpful }),
  'updateReview 404': () => ({ as: ADMIN, path: NO_ADMIN_REVIEW, body: { is_hidden: true } }),
};
