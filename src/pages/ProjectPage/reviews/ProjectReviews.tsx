import { lazy, Suspense, type Ref } from 'react';
import type { Project } from '@/api/catalogApi';
import { ReviewsSkeleton } from '@/features/reviews';
import { useNearViewport } from '@/ui/useNearViewport';
import { ReviewsFrame } from './ReviewsFrame';

// Without its code the page goes on without reviews.
const ReviewsPanel = lazy(() => import('./ReviewsPanel').catch(() => ({ default: () => <></> })));

type ProjectReviewsProps = {
  project: Project;
  /** Whether the user owns the project. */
  isOwned: boolean;
};

/**
 * The reviews of a project, loaded once the reader comes near them. Renders nothing if the backend
 * knows no reviews.
 */
export function ProjectReviews({ project, isOwned }: ProjectReviewsProps) {
  const { ref, isNear } = useNearViewport<HTMLElement>();
  if (project.review_count === undefined) return null;
  if (!isNear) return <Placeholder ref={ref} />;
  return (
    <Suspense fallback={<Placeholder />}>
      <ReviewsPanel projectId={project.id} isOwned={isOwned} />
    </Suspense>
  );
}

function Placeholder({ ref }: { ref?: Ref<HTMLElement> }) {
  return (
    <ReviewsFrame ref={ref}>
      <ReviewsSkeleton />
    </ReviewsFrame>
  );
}
