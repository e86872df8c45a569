import { type QuestionPage, reviewsApi } from './generated/reviews.gen';
import { pageByPage, REVIEWS_PER_PAGE } from './reviewsApi';

export type { Question } from './generated/reviews.gen';

// Apart from the reviews, whose first page the project page reads, so that it does not load this.
export const {
  useListQuestionPagesInfiniteQuery: useListQuestionPagesQuery,
  useAskQuestionMutation,
} = reviewsApi.enhanceEndpoints({ addTagTypes: ['Question'] }).injectEndpoints({
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
