import { ReviewsSection, useReviews } from '@/features/reviews/widget';
import { OwnReview } from './OwnReview';

type ReviewsPanelProps = {
  projectId: number;
  /** The project's review count. */
  count: number;
  isOwned: boolean;
};

/** The loaded reviews of a project. */
export default function ReviewsPanel({ projectId, count, isOwned }: ReviewsPanelProps) {
  const reviews = useReviews(projectId);
  return (
    <ReviewsSection reviews={reviews} expected={count}>
      {reviews.own && (
        <OwnReview
          projectId={projectId}
          review={reviews.own.review}
          // A purchase on this page is known before the backend responds again.
          canReview={reviews.own.canReview || isOwned}
        />
      )}
    </ReviewsSection>
  );
}
