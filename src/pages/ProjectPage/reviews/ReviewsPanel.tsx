import { ReviewsSection, useReviews } from '@/features/reviews/widget';
import { OwnReview } from './OwnReview';
import { ReviewsFrame } from './ReviewsFrame';

type ReviewsPanelProps = {
  projectId: number;
  /** How many reviews the project counts. */
  count: number;
  isOwned: boolean;
};

/** The loaded reviews; renders nothing if the backend turns out to have none of this. */
export default function ReviewsPanel({ projectId, count, isOwned }: ReviewsPanelProps) {
  const reviews = useReviews(projectId);
  if (reviews.isNotOffered) return null;
  return (
    <ReviewsFrame>
      <ReviewsSection reviews={reviews} expected={count}>
        {reviews.own && (
          <OwnReview
            projectId={projectId}
            review={reviews.own.review}
            // A purchase on this page is known before the backend is asked again.
            canReview={reviews.own.canReview || isOwned}
          />
        )}
      </ReviewsSection>
    </ReviewsFrame>
  );
}
