import type { Ref } from 'react';
import type { Project } from '@/api/catalogApi';
import { ReviewsSkeleton } from '@/features/reviews';
import { parseCount } from '@/lib/counts';
import { lazyPart } from '@/ui/lazyPart';
import { useIsNear } from '@/ui/useIsNear';
import { ReviewsFrame } from './ReviewsFrame';

const ReviewsPanel = lazyPart(() => import('./ReviewsPanel'), {
  name: 'the reviews',
  loading: <Placeholder count={1} />,
});

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
  const { ref, isNear } = useIsNear();
  if (project.review_count === undefined) return null;
  const count = parseCount(project.review_count);
  if (!isNear) return <Placeholder ref={ref} count={count} />;
  return <ReviewsPanel projectId={project.id} count={count} isOwned={isOwned} />;
}

function Placeholder({ ref, count }: { ref?: Ref<HTMLElement>; count: number }) {
  return (
    <ReviewsFrame ref={ref}>
      <ReviewsSkeleton count={count} />
    </ReviewsFrame>
  );
}
