import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import {
  type Review,
  type ReviewSort,
  useGetOwnReviewQuery,
  useListReviewPagesQuery,
} from '@/api/reviewsApi';
import { useAuth } from '@/features/auth';
import { parseChoice, parsePage } from '@/lib/addresses';
import { wrapSx } from '@/theme/mixins';
import { NativeSelect } from '@/ui/NativeSelect';
import { urlFormat, useUrlState } from '@/ui/useUrlState';
import { HelpfulButton } from './HelpfulButton';
import { OwnReview } from './OwnReview';
import { PagedList } from './PagedList';
import { ReviewCard } from './ReviewCard';
import { reviewMessages } from './reviewMessages';
import { ReviewsSkeleton } from './ReviewsSkeleton';
import { SummaryCard } from './SummaryCard';

/** What the URL holds of the reviews, so that Back returns to the same ones. */
const format = urlFormat({
  reviews: (text): ReviewSort => parseChoice(['helpful', 'newest'], text, 'helpful'),
  reviewPages: parsePage,
});

const SORTS: readonly { value: ReviewSort; label: string }[] = [
  { value: 'helpful', label: 'Most helpful' },
  { value: 'newest', label: 'Newest' },
];

type ReviewsPanelProps = {
  projectId: number;
  /** The project's review count, for which space is reserved while loading. */
  count: number;
  isOwned: boolean;
};

/** The reviews of a project with a summary, the user's own review, sorting and pagination. */
export default function ReviewsPanel({ projectId, count, isOwned }: ReviewsPanelProps) {
  const { state, change } = useUrlState(format);
  const sort = state.reviews;
  const { isAuthenticated } = useAuth();
  const list = useListReviewPagesQuery({ id: projectId, sort });
  // The user's own review and helpful marks.
  const { currentData: own } = useGetOwnReviewQuery({ id: projectId }, { skip: !isAuthenticated });
  const pages = list.data?.pages ?? [];
  const summary = pages[0]?.summary;
  // Those in another order do not stand beside an error of this one.
  const others = joinPages(list.error && !list.currentData ? [] : pages, own?.review?.id);
  const hasFailed = Boolean(list.error) && !list.isFetching;

  useEffect(() => {
    const isShort = pages.length < state.reviewPages && list.hasNextPage;
    if (isShort && !list.isFetching && !list.error) void list.fetchNextPage();
  });

  const reviews = (
    <PagedList
      noun="reviews"
      query={list}
      onMore={() => {
        change({ reviewPages: pages.length + 1 }, { replace: true });
        void list.fetchNextPage();
      }}
    >
      {others.map((review) => (
        <ReviewCard key={review.id} review={review}>
          <HelpfulButton review={review} isMarked={own?.helpful.includes(review.id)} />
        </ReviewCard>
      ))}
    </PagedList>
  );

  if (!summary) return hasFailed ? reviews : <ReviewsSkeleton count={count} />;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <SummaryCard summary={summary} />
      {own && (
        <OwnReview
          projectId={projectId}
          review={own.review}
          // A purchase on this page is known before the backend responds again.
          canReview={own.can_review || isOwned}
        />
      )}
      {summary.count === 0 && !own?.review && <NoReviews />}
      {(others.length > 0 || hasFailed) && (
        <div>
          <ListHead
            sort={sort}
            onSort={(order) => change({ reviews: order, reviewPages: 1 }, { replace: true })}
          />
          {reviews}
        </div>
      )}
    </Box>
  );
}

/** Joins the pages; a review that has moved to a later page appears once. */
function joinPages(pages: readonly { reviews: Review[] }[], ownId: number | undefined): Review[] {
  const byId = new Map(pages.flatMap(({ reviews }) => reviews).map((each) => [each.id, each]));
  if (ownId !== undefined) byId.delete(ownId);
  return [...byId.values()];
}

function NoReviews() {
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h4" component="h3">
        No reviews yet
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {reviewMessages.none}
      </Typography>
    </Card>
  );
}

function ListHead({ sort, onSort }: { sort: ReviewSort; onSort: (sort: ReviewSort) => void }) {
  return (
    <Box sx={{ ...wrapSx, justifyContent: 'space-between', gap: 1.5, mb: 2.5 }}>
      <Typography variant="body2" sx={{ flex: '1 1 150px', color: 'text.secondary' }}>
        {reviewMessages.onlyBuyers}
      </Typography>
      <NativeSelect label="Sort by" value={sort} options={SORTS} onChange={onSort} />
    </Box>
  );
}
