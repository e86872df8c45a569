import { type ReactNode, Suspense } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { offers } from '@/config/offers';
import { lazyPart } from '@/ui/lazyPart';
import { useIsNear } from '@/ui/useInView';
import { QuestionsSkeleton, ReviewsSkeleton } from './ReviewsSkeleton';

const ReviewsPanel = lazyPart(() => import('./ReviewsPanel'), { name: 'the reviews' });
const QuestionsPanel = lazyPart(() => import('./QuestionsPanel'), { name: 'the questions' });

type ProjectReviewsProps = {
  project: Project;
  /** Whether the user owns the project. */
  isOwned: boolean;
};

/** The reviews of a project. Renders nothing if the backend does not offer reviews. */
export function ProjectReviews({ project, isOwned }: ProjectReviewsProps) {
  const count = project.review_count ?? 0;
  if (!offers('reviews')) return null;
  return (
    <NearSection id="reviews" heading="Reviews" placeholder={<ReviewsSkeleton count={count} />}>
      <ReviewsPanel projectId={project.id} count={count} isOwned={isOwned} />
    </NearSection>
  );
}

/** The questions about a project. Renders nothing if the backend does not offer them. */
export function ProjectQuestions({
  project: { id, question_count: count = 0 },
}: {
  project: Project;
}) {
  if (!offers('questions')) return null;
  const placeholder = <QuestionsSkeleton count={count} />;
  return (
    <NearSection id="questions" heading="Questions" placeholder={placeholder}>
      <QuestionsPanel projectId={id} count={count} />
    </NearSection>
  );
}

type NearSectionProps = {
  id: string;
  heading: string;
  placeholder: ReactNode;
  children: ReactNode;
};

/** A section whose content is loaded when it is scrolled near. */
function NearSection({ id, heading, placeholder, children }: NearSectionProps) {
  const { ref, isNear } = useIsNear();
  return (
    // The section stays, so that users who followed a link to it keep their position and focus.
    <Box component="section" id={id} ref={ref} aria-labelledby={`${id}-heading`}>
      <Typography variant="h2" id={`${id}-heading`} sx={{ mb: 1.5, fontSize: '1.5rem' }}>
        {heading}
      </Typography>
      {isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </Box>
  );
}
