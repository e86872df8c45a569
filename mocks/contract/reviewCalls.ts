import { reviewLimits } from '@/config/reviewLimits';
import { peopleIds } from '../seeds/people';
import { ADMIN, ASHA, type Calls, NEW_CUSTOMER } from './call';
import { send, tokenOf } from './client';

const OWNED_BY_ASHA = 12;
const REVIEWED_BY_ASHA = 41;
const OWN = `/api/projects/${OWNED_BY_ASHA}/reviews/mine`;

const review = { stars: 5, title: 'Just works', text: 'Running since the first evening.' };
const helpful = { is_helpful: true };
const question = { text: 'Does it run on a phone?' };

/** Returns the path of the mark on Asha's own review. */
async function ownMark(): Promise<string> {
  const path = `/api/projects/${REVIEWED_BY_ASHA}/reviews/mine`;
  const response = await send('GET', path, { token: await tokenOf(ASHA) });
  const { review: own } = (await response.json()) as { review: { id: number } };
  return `/api/reviews/${own.id}/helpful`;
}

/** The calls that provoke the documented responses about reviews and questions. */
export const reviewCalls: Calls = {
  'listReviews 200': () => ({ path: `/api/projects/${OWNED_BY_ASHA}/reviews?sort=newest` }),
  'getOwnReview 200': () => ({ as: ASHA, path: `/api/projects/${REVIEWED_BY_ASHA}/reviews/mine` }),
  'saveOwnReview 200': () => ({ as: ASHA, path: OWN, body: review }),
  'saveOwnReview 400': () => ({ as: ASHA, path: OWN, body: { ...review, stars: 6 } }),
  'saveOwnReview 403': () => ({ as: NEW_CUSTOMER, path: OWN, body: review }),
  'deleteOwnReview 200': () => ({
    as: ASHA,
    path: `/api/projects/${REVIEWED_BY_ASHA}/reviews/mine`,
  }),
  'markReviewHelpful 200': () => ({ as: NEW_CUSTOMER, body: helpful }),
  'markReviewHelpful 400': () => ({ as: NEW_CUSTOMER, body: { is_helpful: 'yes' } }),
  'markReviewHelpful 403': async () => ({ as: ASHA, path: await ownMark(), body: helpful }),
  'listAdminReviews 200': () => ({ as: ADMIN, path: '/api/admin/reviews?limit=100' }),
  'updateReview 200': () => ({ as: ADMIN, body: { answer: 'Thank you!', is_hidden: false } }),
  'updateReview 400': () => ({ as: ADMIN, body: { answer: ' ' } }),
  'listQuestions 200': () => ({ path: `/api/projects/${OWNED_BY_ASHA}/questions?search=import` }),
  'askQuestion 201': () => ({ as: NEW_CUSTOMER, body: question }),
  'askQuestion 400': () => ({ as: NEW_CUSTOMER, body: { text: 'Why?' } }),
  'askQuestion 409': ({ store: { questions } }) => {
    const waiting = questions.all().find(({ answer }) => answer === null)!;
    for (let left = reviewLimits.questionsWaitingMax; left > 0; left -= 1) {
      questions.put({ ...waiting, id: questions.nextId(), userId: peopleIds.asha });
    }
    return { as: ASHA, body: question };
  },
  'listAdminQuestions 200': () => ({ as: ADMIN, path: '/api/admin/questions?status=waiting' }),
  'answerQuestion 200': () => ({ as: ADMIN, body: { answer: 'It does.' } }),
  'answerQuestion 400': () => ({ as: ADMIN, body: { answer: ' ' } }),
  'deleteQuestion 200': () => ({ as: ADMIN }),
};
