import { type QuestionPage, reviewsApi } from './generated/reviews.gen';
import { pageByPage, REVIEWS_PER_PAGE } from './reviewsApi';

export type { Question } from './generated/reviews.gen';

// Apart from the reviews, whose first page the project page reads, so that it does not load this.
const { endpoints } = reviewsApi.enhanceEndpoints({ addTagTypes: ['Question'] }).injectEndpoints({
  endpoints: (build) => ({
    listQuestionPages: build.infiniteQuery<QuestionPage, { id: number; search: string }, number>({
      infiniteQueryOptions: pageByPage,
      query: ({ queryArg: { id, search }, pageParam: page }) => ({
        url: `/api/projects/${id}/questions`,
        params: { search: search || undefined, page, limit: REVIEWS_PER_PAGE },
      }),
      providesTags: ['Question'],
      extraOptions: { operation: 'listQuestions' },
    }),
  }),
});

/** The answered questions of a project that a search finds, all without one, page by page. */
export const useListQuestionPagesQuery = endpoints.listQuestionPages.useInfiniteQuery;
/** Asks a question, which nobody sees until it is answered. */
export const useAskQuestionMutation = endpoints.askQuestion.useMutation;
