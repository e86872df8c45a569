import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { ReviewSort } from '@/api/reviewsApi';
import { buttonLabels } from '@/config/messages';
import { reviewMessages } from '@/config/reviewMessages';
import { NativeSelect } from '@/ui/NativeSelect';
import { Notice } from '@/ui/Notice';
import { HelpfulButton } from './HelpfulButton';
import { OwnReview } from './OwnReview';
import { ReviewCard } from './ReviewCard';
import { ReviewsSkeleton } from './ReviewsSkeleton';
import { SummaryCard } from './SummaryCard';
import { useReviews } from './useReviews';

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
  const reviews = useReviews(projectId);
  const { summary, own, hasFailed, retry } = reviews;

  if (!summary) return hasFailed ? <Failure onRetry={retry} /> : <ReviewsSkeleton count={count} />;
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
      {reviews.reviews.length > 0 && <ReviewList {...reviews} />}
    </Box>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      actions={
        <Button size="small" variant="outlined" color="inherit" onClick={onRetry}>
          {buttonLabels.tryAgain}
        </Button>
      }
    >
      {reviewMessages.loadFailed}
    </Notice>
  );
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

function ReviewList(props: ReturnType<typeof useReviews>) {
  const { reviews, own, sort, setSort, isStale, hasMore, isLoadingMore, loadMore } = props;
  return (
    <div>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
          mb: 2.5,
        }}
      >
        <Typography variant="body2" sx={{ flex: '1 1 150px', color: 'text.secondary' }}>
          {reviewMessages.onlyBuyers}
        </Typography>
        <NativeSelect
          label="Sort by"
          value={sort}
          options={SORTS}
          onChange={(value) => setSort(value as ReviewSort)}
        />
      </Box>
      <Box
        component="ul"
        aria-label="Reviews"
        aria-busy={isStale}
        sx={{
          display: 'grid',
          gap: 2.5,
          m: 0,
          p: 0,
          listStyle: 'none',
          opacity: isStale ? 0.6 : 1,
        }}
      >
        {reviews.map((review, index) => (
          <li key={review.id}>
            {index > 0 && <Divider sx={{ mb: 2.5 }} />}
            <ReviewCard review={review}>
              <HelpfulButton review={review} isMarked={own?.helpful.includes(review.id)} />
            </ReviewCard>
          </li>
        ))}
      </Box>
      {props.hasFailed && (
        <Typography role="alert" sx={{ mt: 2, color: 'error.main' }}>
          {reviewMessages.loadFailed}
        </Typography>
      )}
      {hasMore && (
        <Button variant="outlined" loading={isLoadingMore} onClick={loadMore} sx={{ mt: 3 }}>
          Show more reviews
        </Button>
      )}
    </div>
  );
}
