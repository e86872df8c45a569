import { whenChanged } from './baseApi';
import {
  type ListReviewsArg,
  type Review,
  type ReviewPage,
  reviewsApi,
} from './generated/reviews.gen';

export type { OwnReview, Review, ReviewSummary } from './generated/reviews.gen';

/** How a project's reviews are sorted. */
export type ReviewSort = NonNullable<ListReviewsArg['sort']>;

/** A project and the sort order of its reviews. */
export type ReviewsArg = { id: number; sort: ReviewSort };

/** How many reviews, and how many questions, come at a time. */
export const REVIEWS_PER_PAGE = 5;

/** How lists are read on, page by page. */
export const pageByPage = {
  initialPageParam: 1,
  getNextPageParam: (
    { pagination }: Pick<ReviewPage, 'pagination'>,
    _pages: unknown,
    page: number,
  ) => (page < pagination.total_pages ? page + 1 : undefined),
};

const reviewsOf = (id: number) => ({ type: 'Review' as const, id });

/** The user's own reviews, and the marks on those of others. */
const OWN = { type: 'Review', id: 'OWN' } as const;

/** A review also changes the rating of its project, wherever that is shown. */
const changedReview = ({ id }: { id: number }) => [
  reviewsOf(id),
  { type: 'Project' as const, id },
  { type: 'Project' as const, id: 'LIST' },
];

const curatedApi = reviewsApi
  .enhanceEndpoints({
    addTagTypes: ['Review', 'Project'],
    endpoints: {
      getOwnReview: {
        providesTags: (_response, _error, { id }) => [reviewsOf(id), OWN],
      },
      // The list stays as it is while marks are set; what holds after a failure, the backend knows.
      markReviewHelpful: { invalidatesTags: (answer) => (answer ? [OWN] : ['Review']) },
      saveOwnReview: {
        invalidatesTags: whenChanged(changedReview),
        // Shows the saved review before it is refetched.
        onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
          const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
          if (!data) return;
          dispatch(
            reviewsApi.util.updateQueryData('getOwnReview', { id }, (own) => {
              own.review = data.review;
            }),
          );
        },
      },
      deleteOwnReview: { invalidatesTags: whenChanged(changedReview) },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listReviewPages: build.infiniteQuery<ReviewPage, ReviewsArg, number>({
        infiniteQueryOptions: pageByPage,
        query: ({ queryArg: { id, sort }, pageParam: page }) => ({
          url: `/api/projects/${id}/reviews`,
          params: { sort, page, limit: REVIEWS_PER_PAGE },
        }),
        providesTags: (_response, _error, { id }) => [reviewsOf(id)],
        extraOptions: { operation: 'listReviews' },
      }),
    }),
  });

export const {
  useListReviewPagesInfiniteQuery: useListReviewPagesQuery,
  useGetOwnReviewQuery,
  useSaveOwnReviewMutation,
  useDeleteOwnReviewMutation,
  useMarkReviewHelpfulMutation,
} = curatedApi;

/** The most helpful reviews of a project from the cache; sends no request. */
export function useLoadedReviews(id: number): readonly Review[] {
  const { data } = curatedApi.endpoints.listReviewPages.useInfiniteQueryState({
    id,
    sort: 'helpful',
  });
  return data?.pages[0]?.reviews ?? [];
}
