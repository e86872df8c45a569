import { useState } from 'react';
import type { Project } from '@/api/catalogApi';
import { ReviewsSkeleton } from '@/features/reviews';
import { parseCount } from '@/lib/counts';
import { lazyPart } from '@/ui/lazyPart';
import { useIsNear } from '@/ui/useIsNear';
import { ReviewsFrame } from './ReviewsFrame';

const ReviewsPanel = lazyPart(() => import('./ReviewsPanel'), {
  name: 'the reviews',
  loading: <ReviewsSkeleton count={1} />,
});

type ProjectReviewsProps = {
  project: Project;
  /** Whether the user owns the project. */
  isOwned: boolean;
};

/**
 * The reviews of a project, loaded when scrolled near. Renders nothing if the backend has no
 * reviews.
 */
export function ProjectReviews({ project, isOwned }: ProjectReviewsProps) {
  const { ref, isNear } = useIsNear();
  const [isOffered, setOffered] = useState(project.review_count !== undefined);
  if (!isOffered) return null;
  const count = parseCount(project.review_count);
  return (
    // The frame stays, so that users who followed a link to it keep their position and focus.
    <ReviewsFrame ref={ref}>
      {isNear ? (
        <ReviewsPanel
          projectId={project.id}
          count={count}
          isOwned={isOwned}
          onNotOffered={() => setOffered(false)}
        />
      ) : (
        <ReviewsSkeleton count={count} />
      )}
    </ReviewsFrame>
  );
}
