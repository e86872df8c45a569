import { useState } from 'react';
import { toRequestFailure } from '@/api/errors';
import { isNotOffered } from '@/api/extensions';
import { readOwnReviews, readReview, readSummary } from '@/api/readReview';
import {
  useGetOwnReviewQuery,
  useListReviewPagesQuery,
  type Review,
  type ReviewSort,
} from '@/api/reviewsApi';
import { useAuth } from '@/features/auth';

/** Joins the pages; a review that has moved to a later page appears once. */
function joinPages(pages: readonly { reviews: Review[] }[], ownId: number | undefined): Review[] {
  const byId = new Map(pages.flatMap(({ reviews }) => reviews).map((each) => [each.id, each]));
  if (ownId !== undefined) byId.delete(ownId);
  return [...byId.values()].map(readReview);
}

/**
 * Requests the reviews of a project and, for signed-in users, their own review and helpful marks.
 */
export function useReviews(projectId: number) {
  const [sort, setSort] = useState<ReviewSort>('helpful');
  const { isAuthenticated } = useAuth();
  const list = useListReviewPagesQuery({ id: projectId, sort });
  const { currentData } = useGetOwnReviewQuery({ id: projectId }, { skip: !isAuthenticated });
  const own = currentData && readOwnReviews(currentData);
  const { data, error, isFetching, isFetchingNextPage } = list;

  return {
    /** Undefined until the first page has loaded. */
    summary: data?.pages[0] && readSummary(data.pages[0].summary),
    /** The loaded reviews except the user's own. */
    reviews: joinPages(data?.pages ?? [], own?.review?.id),
    hasMore: list.hasNextPage,
    isLoadingMore: isFetchingNextPage,
    /** Whether the shown list is about to be replaced. */
    isStale: isFetching && !isFetchingNextPage && data !== undefined,
    hasFailed: error !== undefined,
    isNotOffered: error !== undefined && isNotOffered(toRequestFailure(error)),
    /** The user's own review and marks; undefined for guests and while loading. */
    own,
    sort,
    setSort,
    loadMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  };
}
