import { lazy, Suspense, type Ref } from 'react';
import type { Project } from '@/api/catalogApi';
import { ReviewsSkeleton } from '@/features/reviews';
import { parseCount } from '@/lib/counts';
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
  const count = parseCount(project.review_count);
  if (!isNear) return <Placeholder ref={ref} count={count} />;
  return (
    <Suspense fallback={<Placeholder count={count} />}>
      <ReviewsPanel projectId={project.id} count={count} isOwned={isOwned} />
    </Suspense>
  );
}

function Placeholder({ ref, count }: { ref?: Ref<HTMLElement>; count: number }) {
  return (
    <ReviewsFrame ref={ref}>
      <ReviewsSkeleton count={count} />
    </ReviewsFrame>
  );
}
