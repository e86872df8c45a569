import { Suspense } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { offers } from '@/config/offers';
import { lazyPart } from '@/ui/lazyPart';
import { useIsNear } from '@/ui/useInView';
import { ReviewsSkeleton } from './ReviewsSkeleton';

const ReviewsPanel = lazyPart(() => import('./ReviewsPanel'), { name: 'the reviews' });

type ProjectReviewsProps = {
  project: Project;
  /** Whether the user owns the project. */
  isOwned: boolean;
};

/**
 * The reviews of a project, loaded when scrolled near. Renders nothing if the backend does
 * not offer reviews.
 */
export function ProjectReviews({ project, isOwned }: ProjectReviewsProps) {
  const { ref, isNear } = useIsNear();
  const count = project.review_count ?? 0;
  const placeholder = <ReviewsSkeleton count={count} />;
  if (!offers('reviews')) return null;
  return (
    // The section stays, so that users who followed a link to it keep their position and focus.
    <Box component="section" id="reviews" ref={ref} aria-labelledby="reviews-heading">
      <Typography variant="h2" id="reviews-heading" sx={{ mb: 1.5, fontSize: '1.5rem' }}>
        Reviews
      </Typography>
      {isNear ? (
        <Suspense fallback={placeholder}>
          <ReviewsPanel projectId={project.id} count={count} isOwned={isOwned} />
        </Suspense>
      ) : (
        placeholder
      )}
    </Box>
  );
}
