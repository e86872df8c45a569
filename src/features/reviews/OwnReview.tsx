import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { OwnReview as Review } from '@/api/reviewsApi';
import { lazyPart } from '@/ui/lazyPart';
import { Notice } from '@/ui/Notice';
import { PageSpinner } from '@/ui/PageSpinner';
import { ReviewCard } from './ReviewCard';
import { reviewMessages } from './reviewMessages';

const ReviewForm = lazyPart(() => import('./ReviewForm'), {
  name: 'the form of the review',
  loading: <PageSpinner />,
});

const DeleteReviewDialog = lazyPart(() => import('./DeleteReviewDialog'), {
  name: 'the deletion of the review',
  loading: null,
});

type OwnReviewProps = { projectId: number; review: Review | null; canReview: boolean };

/** The user's own review, its form, or an invitation to write one; nothing without a purchase. */
export function OwnReview({ projectId, review, canReview }: OwnReviewProps) {
  // The link "Write a review" leads to the form itself.
  const { state } = useLocation() as { state: { writesReview?: true } | null };
  const [isEditing, setEditing] = useState(canReview && !review && state?.writesReview === true);
  const [isDeleting, setDeleting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const closeForm = () => {
    setEditing(false);
    // The form had the focus.
    heading.current?.focus();
  };

  // A form or question that was refused stays to say why.
  if (!review && !canReview && !isEditing && !isDeleting) return null;
  return (
    <Card sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 2.5 } }}>
      <Typography ref={heading} variant="h3" tabIndex={-1}>
        {review || isEditing ? 'Your review' : 'You own this project. What do you think of it?'}
      </Typography>
      {isEditing ? (
        <ReviewForm projectId={projectId} review={review} onClose={closeForm} />
      ) : (
        <>
          {review ? (
            <>
              {review.is_hidden && <Notice tone="info">{reviewMessages.hidden}</Notice>}
              <ReviewCard review={review} />
            </>
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>
              A few honest sentences help others to decide, and us to improve it.
            </Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {canReview && (
              <Button variant={review ? 'outlined' : 'contained'} onClick={() => setEditing(true)}>
                <span>{review ? 'Edit review' : 'Write a review'}</span>
              </Button>
            )}
            {review && (
              <Button color="error" onClick={() => setDeleting(true)}>
                Delete review
              </Button>
            )}
          </Box>
        </>
      )}
      {isDeleting && (
        <DeleteReviewDialog projectId={projectId} onClose={() => setDeleting(false)} />
      )}
    </Card>
  );
}
