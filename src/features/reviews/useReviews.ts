import { useState } from 'react';
import { toRequestFailure } from '@/api/errors';
import { isNotOffered } from '@/api/extensions';
import {
  useGetOwnReviewQuery,
  useListReviewPagesQuery,
  type OwnReview,
  type Review,
  type ReviewSort,
} from '@/api/reviewsApi';
import { useAuth } from '@/features/auth';

/** What the signed-in user has to do with the reviews of a project. */
export type OwnReviewState = { review: OwnReview | null; canReview: boolean };

/** Joins the pages; a review that moved to the next page meanwhile is listed once. */
function joinPages(pages: readonly { reviews: Review[] }[], ownId: number | undefined): Review[] {
  const byId = new Map(pages.flatMap(({ reviews }) => reviews).map((each) => [each.id, each]));
  if (ownId !== undefined) byId.delete(ownId);
  return [...byId.values()];
}

/** Requests the reviews of a project, and for signed-in users their own review and marks. */
export function useReviews(projectId: number) {
  const [sort, setSort] = useState<ReviewSort>('helpful');
  const { isAuthenticated } = useAuth();
  const list = useListReviewPagesQuery({ id: projectId, sort });
  const { currentData: own } = useGetOwnReviewQuery({ id: projectId }, { skip: !isAuthenticated });
  const { data, error, isFetching, isFetchingNextPage } = list;

  return {
    /** Undefined until the first page has arrived. */
    summary: data?.pages[0]?.summary,
    /** The loaded reviews without the user's own one. */
    reviews: joinPages(data?.pages ?? [], own?.review?.id),
    hasMore: list.hasNextPage,
    isLoadingMore: isFetchingNextPage,
    /** Whether the list on the screen is about to be replaced. */
    isStale: isFetching && !isFetchingNextPage && data !== undefined,
    hasFailed: error !== undefined,
    isNotOffered: error !== undefined && isNotOffered(toRequestFailure(error)),
    /** Undefined for guests, and until it is known. */
    own: own && ({ review: own.review, canReview: own.can_review } satisfies OwnReviewState),
    /** Ids of the reviews that the user marked as helpful; undefined as for `own`. */
    helpful: own?.helpful,
    sort,
    setSort,
    loadMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  };
}
