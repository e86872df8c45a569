import { requireProject } from '../domain/catalogue';
import { askQuestion, listQuestions } from '../domain/questions';
import {
  deleteOwnReview,
  getOwnReview,
  listReviews,
  markReviewHelpful,
  saveOwnReview,
} from '../domain/reviews';
import type { OperationHandlers } from './operation';

/** The handlers of the tag `reviews`. */
export const reviewsOperations: OperationHandlers<'reviews'> = {
  listReviews: ({ domain, arg }) => listReviews(domain, requireProject(domain, arg.id), arg),
  getOwnReview: ({ domain, arg, user }) =>
    getOwnReview(domain, user, requireProject(domain, arg.id)),
  saveOwnReview: async ({ domain, arg, user, readBody }) =>
    saveOwnReview(domain, user, arg.id, await readBody()),
  deleteOwnReview: ({ domain, arg, user }) =>
    deleteOwnReview(domain, user, requireProject(domain, arg.id)),
  markReviewHelpful: async ({ domain, arg, user, readBody }) =>
    markReviewHelpful(domain, user, arg.reviewId, await readBody()),
  listQuestions: ({ domain, arg }) => listQuestions(domain, requireProject(domain, arg.id), arg),
  askQuestion: async ({ domain, arg, user, readBody }) =>
    askQuestion(domain, user, arg.id, await readBody()),
};
