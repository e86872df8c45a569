import { useEffect, useEffectEvent } from 'react';
import { ReviewsSection, useReviews } from '@/features/reviews/widget';
import { OwnReview } from './OwnReview';

type ReviewsPanelProps = {
  projectId: number;
  /** The project's review count. */
  count: number;
  isOwned: boolean;
  /** Called if the backend turns out to have no reviews. */
  onNotOffered: () => void;
};

/** The loaded reviews of a project. */
export default function ReviewsPanel(props: ReviewsPanelProps) {
  const { projectId, count, isOwned } = props;
  const reviews = useReviews(projectId);
  const onNotOffered = useEffectEvent(props.onNotOffered);
  useEffect(() => {
    if (reviews.isNotOffered) onNotOffered();
  }, [reviews.isNotOffered]);
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
